import type { Part } from '../keys';

/** The words between two players at one phone. Never «tú»: nobody knows who holds it. */
export const handover: Part<'es', 'handover'> = {
  passTo: 'Pasa el teléfono a',
  since: 'Desde el último turno de {{name}}',
  begins: 'Empieza la temporada {{number}}',
  leads: '{{name}} abre la primera ronda.',
  opens: '{{name}} abre una ronda nueva.',
  nothing: 'No ha pasado nada desde entonces.',
  led: 'abrió con {{wrestler}}',
  answered: 'respondió con {{wrestler}}',
  passed: 'tiró la toalla',
  forced: 'tuvo que pasar',
  wentOut: 'se quedó sin cartas: {{place}}',
  wonRound: 'ganó la ronda',
  times: '×{{number}}',
  describePlay: '{{name}} {{deed}}, ×{{number}}',
  describe: '{{name}} {{deed}}',
  hold: 'Mantén pulsado para ver',
  holdOn: 'Mantén pulsado hasta el final',
  holdLabel: 'Mantén pulsado para ver las cartas de {{name}}',
  holdHint: 'Ahora solo mira {{name}}',
  pass: 'Pasar sin mirar',
  passOn: 'Mantén pulsado para pasar',
  look: 'Ver la mesa',
  undo: 'Deshacer',
  undoLabel: 'Deshacer la última jugada de {{name}}',
};

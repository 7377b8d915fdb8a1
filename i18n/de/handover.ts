import type { Part } from '../keys';

/** The words between two players at one phone. Never „du“: nobody knows who holds it. */
export const handover: Part<'de', 'handover'> = {
  passTo: 'Das Handy geht an',
  since: 'Seit dem letzten Zug von {{name}}',
  begins: 'Saison {{number}} beginnt',
  leads: '{{name}} spielt zur ersten Runde aus.',
  opens: '{{name}} eröffnet eine neue Runde.',
  nothing: 'Seitdem ist nichts passiert.',
  led: 'spielt {{wrestler}} aus',
  answered: 'kontert mit {{wrestler}}',
  passed: 'wirft das Handtuch',
  forced: 'muss passen',
  wentOut: 'ist fertig: {{place}}',
  wonRound: 'gewinnt die Runde',
  times: '×{{number}}',
  describePlay: '{{name}} {{deed}}, ×{{number}}',
  describe: '{{name}} {{deed}}',
  hold: 'Halten und Karten sehen',
  holdOn: 'Halten, bis der Ring voll ist',
  holdLabel: 'Halten, um die Karten von {{name}} zu sehen',
  holdHint: 'Jetzt schaut nur {{name}} hin',
  pass: 'Blind passen',
  passOn: 'Halten, um zu passen',
  look: 'Zum Tisch',
  undo: 'Zurück',
  undoLabel: 'Zurück: den letzten Zug von {{name}} zurücknehmen',
};

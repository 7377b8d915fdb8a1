import type { Part } from '../keys';

/** The words between two players at one phone. Never « tu »: nobody knows who holds it. */
export const handover: Part<'fr', 'handover'> = {
  passTo: 'Le téléphone va à',
  since: 'Depuis le dernier tour {{name|de}}',
  begins: 'La saison {{number}} commence',
  leads: '{{name}} entame la première manche.',
  opens: '{{name}} entame une nouvelle manche.',
  nothing: 'Rien ne s’est passé depuis.',
  led: 'a entamé avec {{wrestler}}',
  answered: 'a répondu avec {{wrestler}}',
  passed: 'a jeté l’éponge',
  forced: 'a dû passer',
  wentOut: 'n’a plus de cartes : {{place}}',
  wonRound: 'a gagné la manche',
  times: '×{{number}}',
  describePlay: '{{name}} {{deed}}, ×{{number}}',
  describe: '{{name}} {{deed}}',
  hold: 'Maintenir pour voir les cartes',
  holdOn: 'Maintenir jusqu’au tour complet',
  holdLabel: 'Maintenir pour voir les cartes {{name|de}}',
  holdHint: 'À {{name}} de regarder, à personne d’autre',
  pass: 'Passer sans regarder',
  passOn: 'Maintenir pour passer',
  look: 'Voir la table',
  undo: 'Annuler',
  undoLabel: 'Annuler le dernier coup {{name|de}}',
};

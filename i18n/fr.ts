/**
 * French. The words of the rulebook: catcheur (wrestler), coup (play), sur le ring (top), meneur
 * (host), entamer (lead), débuts (debut), confirmé (established), plus fort, plus faible, inconnu,
 * bat (beats), passer, jeter l’éponge, sortir (go out), manche (round), saison, match, billet
 * (token), points.
 */
import { handover } from './fr/handover';
import { home } from './fr/home';
import { learn } from './fr/learn';
import { result } from './fr/result';
import { rules } from './fr/rules';
import { settings } from './fr/settings';
import { setup } from './fr/setup';
import { sheets } from './fr/sheets';
import { table } from './fr/table';
import type { Translation } from './keys';
import type { Dictionary, Forms } from './translate';
import { typeset } from './typeset';

const texts: Translation<'fr'> = {
  app: {
    name: 'Maskmen',
    description: 'Un jeu de cartes avec six catcheurs masqués. Sans pub, sans compte, hors ligne.',
  },
  common: {
    close: 'Fermer',
    home: 'Retour à l’affiche',
    comma: '{{list}}, {{next}}',
    and: '{{list}} et {{last}}',
  },
  wrestlers: {
    volto: 'Volto',
    zarpa: 'Zarpa',
    nopal: 'Nopal',
    umbra: 'Umbra',
    dalia: 'Dalia',
    fango: 'Fango',
  },
  masks: {
    worn: 'Masque {{name|de}}',
    outline: 'Masque {{name|de}}, pas encore joué',
    all: 'Les masques {{volto|de}}, {{zarpa}}, {{nopal}}, {{umbra}}, {{dalia}} et {{fango}}',
  },
  cards: {
    face: 'Carte : {{name}}',
    back: 'Carte face cachée',
    count_one: '{{count}} carte',
    count_other: '{{count}} cartes',
  },
  home,
  setup,
  settings,
  about: {
    title: 'À propos',
    origin:
      'Maskmen est un jeu de cartes publié par Oink Games. Cette appli en est une version non officielle : chaque masque, carte et mot a été fait pour elle, et rien des illustrations publiées ne s’y trouve.',
    free: 'Ni pub, ni compte, ni réseau. Rien de ce que tu fais ici ne quitte cet appareil.',
    licence: 'L’appli est un logiciel libre sous licence MIT.',
    fonts:
      'Composée en Sofia Sans Extra Condensed et Onest, toutes deux sous licence SIL Open Font License.',
    version: 'Version {{version}}',
    licences: 'Licences',
    licencesLead: 'Ce dont l’appli est faite. Les textes suivent la liste, chacun une fois.',
    licencesMissing: 'La liste n’a pas pu s’ouvrir. Essaie encore.',
    privacy: 'Confidentialité',
    privacyKept:
      'L’appli garde sur cet appareil : le match en cours, les noms et tables préparés, ta progression dans le cours et tes réglages. Personne d’autre n’en reçoit rien : ni développeur, ni service, ni annonceur.',
    privacyGone: 'Dans les réglages, un bouton efface tout cela. Supprimer l’appli fait de même.',
  },
  table,
  handover,
  learn,
  rules,
  result,
  sheets,
  notFound: {
    title: 'Combat introuvable',
    message: 'Personne ne se bat à cette adresse. L’affiche dit ce qui se joue ce soir.',
  },
  missing: {
    title: 'Pas encore arrivé',
    message: 'Cette page n’a pas pu être chargée. Vérifie la connexion et réessaie.',
    again: 'Réessayer',
  },
  fault: {
    title: 'Panne de lumière',
    message: 'Quelque chose a cassé dans l’appli. Tu n’y es pour rien.',
    saved: 'Le match est enregistré et reprendra où il en était.',
    unsaved: 'Le match n’a pas encore pu être enregistré, mais il est toujours sur la table.',
    nothing: 'Aucun match n’était ouvert : rien n’est perdu.',
    running:
      'Un rapport dit ce qui s’est passé. D’un match en cours, il ne contient que ce que toute la table a vu : ni main, ni donne.',
    finished: 'Un rapport dit ce qui s’est passé, avec le relevé du match terminé.',
    bare: 'Un rapport dit ce qui s’est passé, et rien sur toi.',
    copy: 'Copier le rapport',
    copied: 'Copié',
    cannotCopy: 'La copie a échoué. Le voici, à sélectionner :',
    aside: 'Mettre de côté le match ouvert',
    asideHint:
      'C’est arrivé de nouveau. Sans le match ouvert, l’appli marchera ; le match est gardé.',
  },
};

const VOWEL = /^[aeiouyhàâäéèêëîïôöùûüœæ]/i;

/** “De” loses its vowel before another: le masque d’Umbra, les cartes d’Ana. */
const withOf = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`);

const forms: Forms = { de: withOf };

/** High punctuation stands off by a narrow blank that no line breaks at. */
const setFrench = (text: string): string =>
  text.replace(/ (?=[:;?!»])/g, '\u202f').replace(/« /g, '«\u202f');

export const dictionary: Dictionary = {
  language: 'fr',
  texts: typeset(texts, setFrench),
  forms,
};

import type { ListingTexts } from '../types';

export const fr: ListingTexts = {
  apple: 'fr-FR',
  google: 'fr-FR',
  name: 'Maskmen : catcheurs et cartes',
  subtitle: 'Prouve qui est le plus fort',
  short: 'Jeu de cartes où la force se découvre en jouant. De 2 à 6, hors ligne.',
  promo:
    'Six masques, dix cartes chacun, aucun rang. Bats un inconnu avec une carte de plus : c’est prouvé pour la saison. Gratuit, sans publicité ni compte.',
  keywords: [
    'jeu de cartes',
    'catch',
    'lucha',
    'masques',
    'défausse',
    'hors ligne',
    'entre amis',
    'stratégie',
  ],
  description: [
    'Six catcheurs masqués, dix cartes identiques chacun et aucun rang. Qui est le plus fort ? Personne ne le sait. Pas encore.',
    'Maskmen est un jeu de défausse pour deux à six personnes. Bats un catcheur inconnu avec une carte de plus, et c’est prouvé pour toute la saison : désormais, le masque le plus fort gagne avec le même nombre de cartes. Chaque preuve tend une corde dans le schéma au-dessus de la table, et ce qui s’ensuit est dessiné aussitôt. Lis les cordes, vide ta main avant les autres et prends le billet d’or.',
    'EN SOLO\nHuit rivaux, chacun son style, sur cinq niveaux, de débutant à champion. Ils réfléchissent sur ton téléphone, sans réseau, et ne regardent jamais les cartes cachées.',
    'ENSEMBLE\nFaites tourner un seul téléphone. Un rideau tombe entre deux mains : personne ne voit ce qui n’est pas à lui.',
    'APPRIS EN CINQ MINUTES\nDouze courtes leçons sur la vraie table. Chacune attend que tu le fasses ; en cas d’erreur, tu sais pourquoi et tu réessaies.',
    'LA TABLE AIDE AUTANT QUE TU VEUX\nVois ce qu’un coup prouverait avant de le jouer, demande pourquoi une carte est refusée, demande un conseil. Ou coupe tout et joue comme à une vraie table.',
    'POUR TOUT LE MONDE\nGrand texte, lecteurs d’écran, clavier, main gauche, animations réduites. À côté de chaque couleur, une forme et une lettre. Six langues.',
    'Gratuit. Sans publicité, sans compte, sans achats, sans collecte de données, sans réseau.',
  ],
  news: 'Premier coup de cloche : le jeu complet pour deux à six, des rivaux sur cinq niveaux et un cours de douze leçons.',
  captions: {
    order: 'Qui est le plus fort\u00a0? Lis les cordes',
    proof: 'Une carte de plus, c’est prouvé',
    lead: 'À toi d’entamer la manche',
    share: 'Un téléphone pour toute la table',
    rivals: 'Des rivaux sur cinq niveaux',
    result: 'Vide ta main, prends le billet',
  },
};

import type { Part } from '../keys';

/** The rules, for looking things up at the table. */
export const rules: Part<'fr', 'rules'> = {
  title: 'Règles',
  back: 'Retour',
  search: 'Chercher dans les règles',
  found_one: '{{count}} partie trouvée',
  found_other: '{{count}} parties trouvées',
  none: 'Rien trouvé. Essaie un mot plus court.',
  contents: 'Sommaire',
  parts: {
    aim: {
      title: 'Le but',
      p1: 'Vide ta main avant les autres. Six catcheurs, dix cartes de chacun, et aucune n’a de rang : qui est le plus fort se découvre en jouant, à neuf chaque saison.',
      p2: 'Un match compte plusieurs saisons, une saison plusieurs manches, une manche plusieurs coups.',
    },
    deal: {
      title: 'La donne',
      p1: 'À deux, trois ou quatre, chacun reçoit 15 cartes ; à cinq, 12 ; à six, 10.',
      p2: 'À deux, 30 cartes restent cachées hors jeu ; à trois, 15. Les mains sont secrètes. Le nombre de cartes de chacun, tout ce qui est joué, qui a passé et qui est sorti, tout le monde le voit.',
    },
    strength: {
      title: 'Plus fort, plus faible, inconnu',
      p1: 'Un catcheur qui en a battu un autre est plus fort jusqu’à la fin de la saison. Celui qui est plus fort qu’un troisième, lui-même plus fort que l’autre, l’est aussi.',
      p2: 'Tout le reste est inconnu. Inconnu n’est pas égal : personne ne sait encore. Ce qui est su ne s’inverse jamais, et s’efface à la fin de la saison.',
    },
    lead: {
      title: 'Entamer',
      p1: 'Le meneur entame la manche et ne peut pas passer. Un catcheur que personne n’a joué cette saison fait ses débuts avec exactement une carte.',
      p2: 'Un catcheur déjà joué, même sans réponse, est confirmé : une, deux ou trois cartes.',
    },
    follow: {
      title: 'Répondre',
      p1: 'Dans le sens horaire, chacun répond au coup sur le ring avec un autre catcheur, ou passe. Plus fort, c’est su : exactement autant de cartes.',
      p2: 'Inconnu : exactement une carte de plus, et cela le prouve plus fort. Un plus faible ne peut jamais. Personne ne joue plus de trois cartes, ni ne répond à un catcheur par lui-même.',
    },
    three: {
      title: 'Trois cartes',
      p1: 'Trois au plus. Un inconnu en demanderait quatre : il ne peut répondre à trois. Un catcheur qu’on sait plus fort le peut : trois cartes ne finissent pas la manche.',
    },
    pass: {
      title: 'Passer',
      p1: 'On peut toujours passer au lieu de répondre, même avec un coup possible. Qui passe sort de la manche et garde ses cartes.',
      p2: 'Quand ce que tout le monde sait ne laisse aucun choix, l’appli passe pour ce joueur. Ce qui manque à une main secrète n’est jamais trahi.',
    },
    round: {
      title: 'Gagner une manche',
      p1: 'Quand tous les autres qui ont des cartes ont passé, l’auteur du coup sur le ring gagne la manche et mène la suivante.',
      p2: 'S’il n’a plus de cartes, c’est le plus proche dans le sens horaire qui en a.',
    },
    out: {
      title: 'Sortir',
      p1: 'Qui joue sa dernière carte prend la place suivante. Le coup tient jusqu’à ce qu’on le batte.',
      p2: 'La saison finit aussitôt, même en pleine manche, quand un seul joueur a des cartes. Il est dernier.',
    },
    tokens: {
      title: 'Les billets',
      p1: 'Premier +2. Deuxième +1, à partir de trois joueurs. Dernier −1. Les autres 0. Qui a reçu −1 mène la saison suivante.',
    },
    match: {
      title: 'Le match',
      p1: 'De trois à six joueurs : quatre saisons, sauf accord contraire. Le plus de points gagne. Égalité : le plus de premières places, puis la dernière manche gagnée, sinon victoire partagée.',
      p2: 'À deux : le premier à gagner trois saisons.',
    },
    ask1: {
      title: 'Le meneur peut-il passer ?',
      p1: 'Non. Un meneur qui a des cartes a toujours de quoi entamer.',
    },
    ask2: {
      title: 'Exactement, ou au moins ?',
      p1: 'Exactement. Une carte de trop est aussi fausse qu’une de moins.',
    },
    ask3: {
      title: 'Quelqu’un sort avec le coup sur le ring. Puis-je répondre ?',
      p1: 'Oui. Si tous passent, le plus proche du sortant, dans le sens horaire, mène.',
    },
    ask4: {
      title: 'Entamer rend-il plus fort ?',
      p1: 'Non. Seulement répondre avec une carte de plus, et seulement face au coup sur le ring. Le reste s’ensuit.',
    },
    ask5: {
      title: 'Deux masques à la même hauteur ?',
      p1: 'Cela ne veut rien dire. Seules les cordes comptent.',
    },
    ask6: {
      title: 'À trois joueurs, quand est-ce fini ?',
      p1: 'Dès que le deuxième sort.',
    },
  },
  questions: 'Les questions des joueurs',
  captions: {
    debut: 'débuts : 1',
    established: 'confirmé : de 1 à 3',
    top: 'sur le ring',
    stronger: 'plus fort : autant',
    unknown: 'inconnu : une de plus',
  },
};

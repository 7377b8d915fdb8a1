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
      p3: 'De deux à six joueurs, soixante cartes. Le suivant est toujours le voisin dans le sens horaire.',
    },
    deal: {
      title: 'La donne',
      p1: 'À deux, trois ou quatre, chacun reçoit 15 cartes ; à cinq, 12 ; à six, 10.',
      p2: 'À deux, 30 cartes restent cachées hors jeu ; à trois, 15. Les mains sont secrètes. Le nombre de cartes de chacun, tout ce qui est joué, qui a passé et qui est sorti, tout le monde le voit.',
      p3: 'Le premier meneur est désigné ou tiré au sort. À une vraie table, c’est le dernier à avoir vu du catch.',
    },
    strength: {
      title: 'Plus fort, plus faible, inconnu',
      p1: 'Un catcheur qui en a battu un autre est plus fort jusqu’à la fin de la saison. Celui qui est plus fort qu’un troisième, lui-même plus fort que l’autre, l’est aussi.',
      p2: 'Tout le reste est inconnu. Inconnu n’est pas égal : personne ne sait encore. Ce qui est su ne s’inverse jamais, et s’efface à la fin de la saison.',
      p3: 'Le nombre total de cartes jouées d’un catcheur n’y change rien.',
    },
    picture: {
      title: 'Lire l’image',
      p1: 'Les plus forts pendent en haut. De chaque catcheur, une corde descend vers chacun de ceux qui sont juste dessous. Ce que disent plusieurs cordes à la suite vaut aussi, sans corde à part.',
      p2: 'Les catcheurs joués mais jamais comparés se tiennent à l’écart, comme ceux qu’on n’a pas encore joués.',
    },
    columns: {
      title: 'Des colonnes au lieu de cordes',
      p1: 'Les réglages peuvent montrer la force comme les marqueurs du jeu imprimé : chaque colonne est une file de catcheurs, chacun plus fort que celui du dessous.',
      p2: 'Un catcheur peut être dans plusieurs colonnes. Est plus fort celui qui est au-dessus dans l’une d’elles, et celui qui est au-dessus d’un autre, lui-même au-dessus ailleurs. Joué mais jamais comparé : une colonne à lui seul.',
    },
    lead: {
      title: 'Entamer',
      p1: 'Le meneur entame la manche et ne peut pas passer. Un catcheur que personne n’a joué cette saison fait ses débuts avec exactement une carte.',
      p2: 'Un catcheur déjà joué, même sans réponse, est confirmé : une, deux ou trois cartes.',
      p3: 'N’importe quel catcheur en main convient, même le plus faible.',
    },
    follow: {
      title: 'Répondre',
      p1: 'Dans le sens horaire, chacun répond au coup sur le ring avec un autre catcheur, ou passe. Plus fort, c’est su : exactement autant de cartes.',
      p2: 'Inconnu : exactement une carte de plus, et cela le prouve plus fort. Un plus faible ne peut jamais. Personne ne joue plus de trois cartes, ni ne répond à un catcheur par lui-même.',
      p3: 'On peut aussi débuter en répondant : inconnu face à tous, il demande une carte de plus.',
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
      p3: 'Aucun catcheur ne vient deux fois dans une manche : chaque coup est plus fort que tous ceux d’avant. Les cartes jouées sont mises de côté, et chacun peut les compter.',
    },
    out: {
      title: 'Sortir',
      p1: 'Qui joue sa dernière carte prend la place suivante. Le coup tient jusqu’à ce qu’on le batte.',
      p2: 'La saison finit aussitôt, même en pleine manche, quand un seul joueur a des cartes. Il est dernier.',
      p3: 'On saute désormais celui qui est sorti. Une manche coupée par la fin de la saison est gagnée par l’auteur du coup sur le ring.',
    },
    tokens: {
      title: 'Les billets',
      p1: 'Premier +2. Deuxième +1, à partir de trois joueurs. Dernier −1. Les autres 0. Qui a reçu −1 mène la saison suivante, et l’on redistribue.',
    },
    match: {
      title: 'Le match',
      p1: 'De trois à six joueurs : quatre saisons, sauf accord contraire. Le plus de points gagne. Égalité : le plus de premières places, puis la dernière manche gagnée, sinon victoire partagée.',
      p2: 'À deux : le premier à gagner trois saisons.',
      p3: 'On peut convenir d’une à huit saisons avant de commencer. À deux, on en joue toujours de trois à cinq, et les points ne servent que de décor.',
      p4: 'Une égalité se tranche entre ceux qui y sont encore. D’abord : qui a le plus de +2. Ensuite : qui d’entre eux a gagné la manche la plus récente, en remontant depuis la dernière du match. Si aucun n’en a jamais gagné, ils partagent la victoire.',
    },
    example: {
      title: 'Une saison commence',
      p1: 'Quatre joueurs. A entame Dalia ×1. B répond Volto ×2 : Volto bat maintenant Dalia. C passe. D répond Zarpa ×3 : Zarpa bat Volto, donc Dalia aussi. Personne ne peut répondre, et D mène.',
      p2: 'D entame Dalia ×2, car Dalia est confirmée. A répond Volto ×2, plus fort, c’est su. B répond Nopal ×3 : Nopal bat Volto, donc Dalia aussi. Zarpa et Nopal restent inconnus. B gagne.',
      p3: 'B entame Fango ×1, ce qui ne prouve rien. C répond Volto ×2 : Volto bat Fango, et donc Zarpa et Nopal aussi. D répond Zarpa ×2, A Umbra ×3 : Umbra bat Zarpa.',
      p4: 'A entame Nopal ×1, et Zarpa ×2 répond : Zarpa bat Nopal. Seuls Dalia et Fango restent inconnus l’un à l’autre.',
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
      p2: 'C’est le plus proche qui a encore des cartes : peut-être toi, peut-être quelqu’un qui avait passé.',
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
    ask7: {
      title: 'Dalia a été entamée sans réponse. Trois Dalia plus tard ?',
      p1: 'Oui. Confirmé veut dire joué, pas comparé.',
    },
    ask8: {
      title: 'Quand l’appli passe-t-elle pour quelqu’un ?',
      p1: 'Seulement quand tous peuvent voir qu’aucune réponse n’est possible : chaque catcheur est plus faible, ou demanderait plus de trois cartes, plus que ce joueur n’en a, ou plus qu’il n’en reste de ses dix.',
      p2: 'Jamais à cause de ce qui manque à une main secrète. Ce passe figure dans le récit de la saison comme tout autre. À une table sans aide, on ne passe pour personne.',
    },
  },
  also: {
    deal: 'mise en place distribuer commencer deux trois quatre cinq six joueurs',
    strength: 'égal égaux égalité rang ordre',
    lead: 'hôte ouvrir commencer premier',
    follow: 'répondre battre suivre',
    pass: 'abandonner se coucher serviette',
    tokens: 'points score jetons',
    match: 'égalité ex æquo nul départage vainqueur fin deux joueurs',
  },
  questions: 'Les questions des joueurs',
  table: {
    players: 'Joueurs',
    cards: 'Cartes chacun',
    left: 'Hors jeu',
    row: '{{players}} joueurs : {{cards}} cartes chacun, {{left}} hors jeu',
  },
  captions: {
    debut: 'débuts : 1',
    established: 'confirmé : de 1 à 3',
    top: 'sur le ring',
    stronger: 'plus fort : autant',
    unknown: 'inconnu : une de plus',
  },
};

import type { Part } from '../keys';

/** The rules, for looking things up at the table. */
export const rules: Part<'es', 'rules'> = {
  title: 'Reglas',
  back: 'Atrás',
  search: 'Buscar en las reglas',
  found_one: '{{count}} apartado encontrado',
  found_other: '{{count}} apartados encontrados',
  none: 'No se encontró nada. Prueba una palabra más corta.',
  contents: 'Índice',
  parts: {
    aim: {
      title: 'El objetivo',
      p1: 'Quédate sin cartas antes que nadie. Seis luchadores, diez cartas de cada uno, y ninguna tiene rango: quién es más fuerte se descubre jugando, de nuevo cada temporada.',
      p2: 'Una partida son varias temporadas; una temporada, varias rondas; una ronda, varias jugadas.',
    },
    deal: {
      title: 'El reparto',
      p1: 'Con dos, tres o cuatro jugadores se dan 15 cartas a cada uno; con cinco, 12; con seis, 10.',
      p2: 'Con dos jugadores quedan 30 cartas fuera sin verse; con tres, 15. Las manos son secretas. Cuántas cartas tiene cada uno, lo jugado, quién pasó y quién salió está a la vista de todos.',
    },
    strength: {
      title: 'Fuerte, débil, incógnita',
      p1: 'Un luchador que ha vencido a otro es más fuerte el resto de la temporada. También lo es quien es más fuerte que un tercero que es más fuerte que el otro.',
      p2: 'Todo lo demás es incógnita. Incógnita no es empate: nadie lo sabe aún. Lo sabido nunca se invierte, y se borra al acabar la temporada.',
    },
    lead: {
      title: 'Abrir',
      p1: 'El anfitrión abre la ronda y no puede pasar. Un luchador que nadie ha jugado esta temporada debuta con exactamente una carta.',
      p2: 'Uno que ya se jugó, aunque nadie respondiera, es veterano: una, dos o tres cartas.',
    },
    follow: {
      title: 'Responder',
      p1: 'En el sentido del reloj, cada jugador responde a la jugada del ring con otro luchador, o pasa. Si se sabe más fuerte: exactamente el mismo número de cartas.',
      p2: 'Si es incógnita: exactamente una más, y eso prueba que es más fuerte. El más débil nunca puede. Nadie juega más de tres cartas ni responde a un luchador con él mismo.',
    },
    three: {
      title: 'Tres cartas',
      p1: 'Tres es el máximo. Una incógnita necesitaría cuatro, así que no puede responder a tres. Alguien que se sabe más fuerte, sí: tres cartas no acaban la ronda.',
    },
    pass: {
      title: 'Pasar',
      p1: 'Quien responde siempre puede pasar, aunque tenga jugada. Quien pasa sale de esta ronda y conserva sus cartas.',
      p2: 'Cuando lo que todos saben no deja elección, la app pasa por ese jugador. Lo que falta en una mano secreta no se revela nunca.',
    },
    round: {
      title: 'Ganar una ronda',
      p1: 'Cuando han pasado todos los demás que tienen cartas, gana la ronda quien puso la jugada del ring, y es anfitrión de la siguiente.',
      p2: 'Si ya no tiene cartas, es anfitrión el más cercano en el sentido del reloj que tenga.',
    },
    out: {
      title: 'Salir',
      p1: 'Quien juega su última carta ocupa el siguiente puesto. La jugada sigue en pie hasta que alguien la venza.',
      p2: 'La temporada acaba al momento, incluso a media ronda, cuando solo un jugador tiene cartas. Es el último.',
    },
    tokens: {
      title: 'Boletos',
      p1: 'Primero +2. Segundo +1, con tres jugadores o más. Último −1. Los demás, 0. Quien recibe −1 es anfitrión de la próxima temporada.',
    },
    match: {
      title: 'La partida',
      p1: 'De tres a seis jugadores: cuatro temporadas, salvo que se acuerde otra cosa. Ganan los puntos. Si hay empate: más primeros puestos, luego la ronda ganada más reciente, y si no, victoria compartida.',
      p2: 'Dos jugadores: quien gane antes tres temporadas.',
    },
    ask1: {
      title: '¿Puede pasar el anfitrión?',
      p1: 'No. Un anfitrión con cartas siempre tiene con qué abrir.',
    },
    ask2: {
      title: '¿Exactamente o al menos?',
      p1: 'Exactamente. Una de más está tan mal como una de menos.',
    },
    ask3: {
      title: 'Alguien sale con la jugada del ring. ¿Aún puedo responder?',
      p1: 'Sí. Si todos pasan, es anfitrión el más cercano a quien salió, en el sentido del reloj.',
    },
    ask4: {
      title: '¿Abrir hace más fuerte a alguien?',
      p1: 'No. Solo responder con una carta más, y solo ante la jugada del ring. El resto se deduce.',
    },
    ask5: {
      title: '¿Dos máscaras a la misma altura?',
      p1: 'No significa nada. Solo cuentan las cuerdas.',
    },
    ask6: {
      title: 'Tres jugadores: ¿cuándo se acaba?',
      p1: 'En cuanto sale el segundo.',
    },
  },
  questions: 'Lo que preguntan los jugadores',
  captions: {
    debut: 'debuta: 1',
    established: 'veterano: de 1 a 3',
    top: 'en el ring',
    stronger: 'más fuerte: las mismas',
    unknown: 'incógnita: una más',
  },
};

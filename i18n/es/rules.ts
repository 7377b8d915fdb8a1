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
      p3: 'De dos a seis jugadores, sesenta cartas. Siempre sigue quien está al lado en el sentido del reloj.',
    },
    deal: {
      title: 'El reparto',
      p1: 'Con dos, tres o cuatro jugadores se dan 15 cartas a cada uno; con cinco, 12; con seis, 10.',
      p2: 'Con dos jugadores quedan 30 cartas fuera sin verse; con tres, 15. Las manos son secretas. Cuántas cartas tiene cada uno, lo jugado, quién pasó y quién salió está a la vista de todos.',
      p3: 'El primer anfitrión se nombra o se sortea. En una mesa de verdad es quien haya visto lucha libre más recientemente.',
    },
    strength: {
      title: 'Fuerte, débil, incógnita',
      p1: 'Un luchador que ha vencido a otro es más fuerte el resto de la temporada. También lo es quien es más fuerte que un tercero que es más fuerte que el otro.',
      p2: 'Todo lo demás es incógnita. Incógnita no es empate: nadie lo sabe aún. Lo sabido nunca se invierte, y se borra al acabar la temporada.',
      p3: 'Cuántas cartas de un luchador se han jugado en total no tiene nada que ver.',
    },
    picture: {
      title: 'Leer el dibujo',
      p1: 'Los más fuertes cuelgan arriba. De cada luchador baja una cuerda a cada uno que tiene justo debajo. Lo que dicen varias cuerdas seguidas también vale, y no lleva cuerda propia.',
      p2: 'Los luchadores jugados pero sin comparar están aparte, y también los que aún no se han jugado.',
    },
    columns: {
      title: 'Columnas en vez de cuerdas',
      p1: 'En los ajustes, la fuerza puede verse como la marca el juego impreso: cada columna es una fila de luchadores, cada uno más fuerte que el de debajo.',
      p2: 'Un luchador puede estar en varias columnas. Es más fuerte quien está por encima en alguna, y quien está por encima de alguien que está por encima en otra. Jugado pero sin comparar: una columna de uno.',
    },
    lead: {
      title: 'Abrir',
      p1: 'El anfitrión abre la ronda y no puede pasar. Un luchador que nadie ha jugado esta temporada debuta con exactamente una carta.',
      p2: 'Uno que ya se jugó, aunque nadie respondiera, es veterano: una, dos o tres cartas.',
      p3: 'Vale cualquier luchador de la mano, también el más débil.',
    },
    follow: {
      title: 'Responder',
      p1: 'En el sentido del reloj, cada jugador responde a la jugada del ring con otro luchador, o pasa. Si se sabe más fuerte: exactamente el mismo número de cartas.',
      p2: 'Si es incógnita: exactamente una más, y eso prueba que es más fuerte. El más débil nunca puede. Nadie juega más de tres cartas ni responde a un luchador con él mismo.',
      p3: 'También se puede debutar respondiendo: es incógnita ante todos, así que pide una carta más.',
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
      p3: 'Ningún luchador sale dos veces en una ronda: cada jugada es más fuerte que todas las anteriores. Las cartas jugadas se apartan, y cualquiera puede contarlas.',
    },
    out: {
      title: 'Salir',
      p1: 'Quien juega su última carta ocupa el siguiente puesto. La jugada sigue en pie hasta que alguien la venza.',
      p2: 'La temporada acaba al momento, incluso a media ronda, cuando solo un jugador tiene cartas. Es el último.',
      p3: 'A quien ha salido se le salta desde entonces. Una ronda cortada por el fin de la temporada la gana quien puso la jugada del ring.',
    },
    tokens: {
      title: 'Boletos',
      p1: 'Primero +2. Segundo +1, con tres jugadores o más. Último −1. Los demás, 0. Quien recibe −1 es anfitrión de la próxima temporada, y se reparte de nuevo.',
    },
    match: {
      title: 'La partida',
      p1: 'De tres a seis jugadores: cuatro temporadas, salvo que se acuerde otra cosa. Gana quien más puntos suma. Si hay empate: más primeros puestos, luego la ronda ganada más reciente, y si no, victoria compartida.',
      p2: 'Dos jugadores: quien gane antes tres temporadas.',
      p3: 'Antes de empezar se pueden acordar de una a ocho temporadas. Dos jugadores siempre juegan de tres a cinco, y sus puntos son solo de adorno.',
      p4: 'El empate se decide entre los que siguen empatados. Primero: quién tiene más +2. Luego: quién de ellos ganó la ronda más reciente, mirando atrás desde la última de la partida. Si ninguno ganó nunca una, comparten la victoria.',
    },
    example: {
      title: 'Empieza una temporada',
      p1: 'Cuatro jugadores. A abre con Dalia ×1. B responde Volto ×2: ahora Volto vence a Dalia. C pasa. D responde Zarpa ×3: Zarpa vence a Volto, luego también a Dalia. Nadie puede responder, y D es anfitrión.',
      p2: 'D abre con Dalia ×2, pues Dalia ya es veterana. A responde Volto ×2, se sabe más fuerte. B responde Nopal ×3: Nopal vence a Volto, luego también a Dalia. Zarpa y Nopal siguen siendo incógnita. Gana B.',
      p3: 'B abre con Fango ×1, que no prueba nada. C responde Volto ×2: Volto vence a Fango, y con él Zarpa y Nopal. D responde Zarpa ×2, y A Umbra ×3: Umbra vence a Zarpa.',
      p4: 'A abre con Nopal ×1, y responde Zarpa ×2: Zarpa vence a Nopal. Ya solo Dalia y Fango son incógnita entre sí.',
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
      p2: 'Es decir, el más cercano que aún tenga cartas: puedes ser tú, o alguien que había pasado.',
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
    ask7: {
      title: 'Se abrió con Dalia y nadie respondió. ¿Tres Dalia después?',
      p1: 'Sí. Veterano quiere decir jugado, no comparado.',
    },
    ask8: {
      title: '¿Cuándo pasa la app por alguien?',
      p1: 'Solo cuando todos pueden ver que no hay respuesta: cada luchador es más débil, o pediría más de tres cartas, más de las que tiene ese jugador o más de las que quedan de sus diez.',
      p2: 'Nunca por lo que falta en una mano secreta. Ese pase queda en la crónica como cualquier otro. En una mesa sin ayuda no se pasa por nadie.',
    },
  },
  also: {
    deal: 'preparación repartir empezar dos tres cuatro cinco seis jugadores',
    strength: 'igual iguales desconocido desconocida rango orden',
    lead: 'empezar abrir salir primero',
    follow: 'desconocido responder ganar vencer',
    pass: 'rendirse plantarse retirarse toalla',
    tokens: 'puntos puntuación fichas',
    match: 'igual iguales desempate compartir ganar ganador final',
  },
  questions: 'Lo que preguntan los jugadores',
  table: {
    players: 'Jugadores',
    cards: 'Cartas cada uno',
    left: 'Fuera',
    row: '{{players}} jugadores: {{cards}} cartas cada uno, {{left}} fuera',
  },
  captions: {
    debut: 'debuta: 1',
    established: 'veterano: de 1 a 3',
    top: 'en el ring',
    stronger: 'más fuerte: las mismas',
    unknown: 'incógnita: una más',
  },
};

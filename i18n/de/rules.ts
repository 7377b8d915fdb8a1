import type { Part } from '../keys';

/** The rules, for looking things up at the table. */
export const rules: Part<'de', 'rules'> = {
  title: 'Regeln',
  back: 'Zurück',
  search: 'In den Regeln suchen',
  found_one: '{{count}} Abschnitt gefunden',
  found_other: '{{count}} Abschnitte gefunden',
  none: 'Nichts gefunden. Versuch ein kürzeres Wort.',
  contents: 'Inhalt',
  parts: {
    aim: {
      title: 'Das Ziel',
      p1: 'Werde deine Karten zuerst los. Sechs Wrestler, je zehn Karten, und keine hat einen Rang: Wer stärker ist, zeigt sich im Spiel, jede Saison aufs Neue.',
      p2: 'Eine Partie hat mehrere Saisons, eine Saison mehrere Runden, eine Runde mehrere Züge.',
    },
    deal: {
      title: 'Das Geben',
      p1: 'Zu zweit, zu dritt und zu viert bekommt jeder 15 Karten, zu fünft 12, zu sechst 10.',
      p2: 'Zu zweit bleiben 30 Karten ungesehen draußen, zu dritt 15. Die Hände sind geheim. Wie viele Karten jeder hat, was gespielt wurde, wer gepasst hat und wer fertig ist, wissen alle.',
    },
    strength: {
      title: 'Stärker, schwächer, offen',
      p1: 'Wer einen anderen Wrestler geschlagen hat, ist bis zum Saisonende stärker als er. Ebenso, wer stärker ist als ein Dritter, der stärker ist als der andere.',
      p2: 'Alles Übrige ist offen. Offen heißt nicht gleich stark: Es weiß nur noch keiner. Was feststeht, dreht sich nie um und gilt bis zum Saisonende.',
    },
    lead: {
      title: 'Ausspielen',
      p1: 'Vorhand eröffnet die Runde und darf nicht passen. Ein Wrestler, den diese Saison noch keiner gespielt hat, gibt sein Debüt mit genau einer Karte.',
      p2: 'Wer schon gespielt wurde, auch wenn keiner konterte, ist etabliert: eine, zwei oder drei Karten.',
    },
    follow: {
      title: 'Kontern',
      p1: 'Im Uhrzeigersinn kontert jeder den Zug im Ring mit einem anderen Wrestler oder passt. Bekannt stärker: genau gleich viele Karten.',
      p2: 'Offen: genau eine Karte mehr, und das beweist ihn als stärker. Schwächere können nie. Mehr als drei Karten spielt keiner, und keiner schlägt einen Wrestler mit ihm selbst.',
    },
    three: {
      title: 'Drei Karten',
      p1: 'Drei ist das Höchste. Ist es offen, bräuchte man vier, also geht gegen drei nichts. Ein bekannt stärkerer Wrestler kann noch: Drei Karten beenden keine Runde.',
    },
    pass: {
      title: 'Passen',
      p1: 'Wer nicht Vorhand ist, darf immer passen, auch mit einem möglichen Zug. Wer passt, ist aus der Runde und behält seine Karten.',
      p2: 'Lässt das, was alle wissen, keine Wahl, passt die App von selbst. Was einer geheimen Hand fehlt, verrät sie nie.',
    },
    round: {
      title: 'Eine Runde gewinnen',
      p1: 'Haben alle anderen mit Karten gepasst, gewinnt, wem der Zug im Ring gehört, die Runde und ist in der nächsten Vorhand.',
      p2: 'Hat er keine Karten mehr, ist der Nächste im Uhrzeigersinn mit Karten Vorhand.',
    },
    out: {
      title: 'Fertig werden',
      p1: 'Wer die letzte Karte spielt, bekommt den nächsten Platz. Der Zug steht, bis ihn jemand schlägt.',
      p2: 'Die Saison endet sofort, auch mitten in der Runde, wenn nur noch einer Karten hat. Der ist Letzter.',
    },
    tokens: {
      title: 'Wofür es Tickets gibt',
      p1: 'Erster +2. Zweiter +1, ab drei Spielern. Letzter −1. Alle anderen 0. Wer −1 bekommt, ist Vorhand der nächsten Saison.',
    },
    match: {
      title: 'Die Partie',
      p1: 'Drei bis sechs Spieler: vier Saisons, wenn nichts anderes vereinbart ist. Die meisten Punkte gewinnen. Bei Gleichstand: die meisten ersten Plätze, dann die späteste gewonnene Runde, sonst geteilter Sieg.',
      p2: 'Zwei Spieler: wer zuerst drei Saisons gewinnt.',
    },
    ask1: {
      title: 'Darf Vorhand passen?',
      p1: 'Nein. Wer Karten hat, kann immer etwas ausspielen.',
    },
    ask2: {
      title: 'Genau oder mindestens?',
      p1: 'Genau. Eine zu viel ist so falsch wie eine zu wenig.',
    },
    ask3: {
      title: 'Jemand wird mit dem Zug im Ring fertig. Darf ich noch kontern?',
      p1: 'Ja. Passen alle, ist der Nächste im Uhrzeigersinn nach dem, der fertig wurde, Vorhand.',
    },
    ask4: {
      title: 'Macht Ausspielen jemanden stärker?',
      p1: 'Nein. Nur Kontern mit einer Karte mehr, und nur gegen den Zug im Ring. Der Rest folgt.',
    },
    ask5: {
      title: 'Zwei Masken auf gleicher Höhe?',
      p1: 'Heißt nichts. Nur Seile zählen.',
    },
    ask6: {
      title: 'Drei Spieler: Wann ist Schluss?',
      p1: 'In dem Moment, in dem der Zweite fertig ist.',
    },
  },
  questions: 'Was Spieler fragen',
  captions: {
    debut: 'Debüt: 1',
    established: 'etabliert: 1 bis 3',
    top: 'im Ring',
    stronger: 'stärker: gleich viele',
    unknown: 'offen: eine mehr',
  },
};

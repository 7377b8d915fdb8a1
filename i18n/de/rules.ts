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
      p1: 'Werde deine Karten vor den anderen los. Sechs Wrestler, je zehn Karten, und keine hat einen Rang: Wer stärker ist, zeigt sich im Spiel, jede Saison aufs Neue.',
      p2: 'Eine Partie hat mehrere Saisons, eine Saison mehrere Runden, eine Runde mehrere Züge.',
      p3: 'Zwei bis sechs Spieler, sechzig Karten. Als Nächstes ist immer der Nächste im Uhrzeigersinn dran.',
    },
    deal: {
      title: 'Das Geben',
      p1: 'Zu zweit, zu dritt und zu viert bekommt jeder 15 Karten, zu fünft 12, zu sechst 10.',
      p2: 'Zu zweit bleiben 30 Karten ungesehen draußen, zu dritt 15. Die Hände sind geheim. Wie viele Karten jeder hat, was gespielt wurde, wer gepasst hat und wer fertig ist, wissen alle.',
      p3: 'Die erste Vorhand wird bestimmt oder ausgelost. Am echten Tisch ist es, wer zuletzt Wrestling gesehen hat.',
    },
    strength: {
      title: 'Stärker, schwächer, offen',
      p1: 'Wer einen anderen Wrestler geschlagen hat, ist bis zum Saisonende stärker als er. Ebenso, wer stärker ist als ein Dritter, der stärker ist als der andere.',
      p2: 'Alles Übrige ist offen. Offen heißt nicht gleich stark: Es weiß nur noch keiner. Was feststeht, dreht sich nie um und gilt bis zum Saisonende.',
      p3: 'Wie viele Karten eines Wrestlers insgesamt gespielt wurden, spielt keine Rolle.',
    },
    picture: {
      title: 'Das Bild lesen',
      p1: 'Die Stärksten hängen oben. Von jedem Wrestler führt ein Seil zu jedem, der direkt unter ihm hängt. Was mehrere Seile hintereinander sagen, gilt genauso und bekommt kein eigenes.',
      p2: 'Wrestler, die gespielt, aber nie verglichen wurden, stehen abseits, ebenso alle noch nicht gespielten.',
    },
    columns: {
      title: 'Spalten statt Seile',
      p1: 'In den Optionen lässt sich die Stärke so zeigen, wie das gedruckte Spiel seine Marker legt: Jede Spalte ist eine Reihe von Wrestlern, jeder stärker als der unter ihm.',
      p2: 'Ein Wrestler kann in mehreren Spalten stehen. Stärker ist, wer in einer davon höher steht, und wer über jemandem steht, der in einer anderen höher steht. Gespielt, aber nie verglichen: eine Spalte für sich.',
    },
    lead: {
      title: 'Ausspielen',
      p1: 'Vorhand eröffnet die Runde und darf nicht passen. Ein Wrestler, den diese Saison noch keiner gespielt hat, gibt sein Debüt mit genau einer Karte.',
      p2: 'Wer schon gespielt wurde, auch wenn keiner konterte, ist etabliert: eine, zwei oder drei Karten.',
      p3: 'Jeder Wrestler auf der Hand darf es sein, auch der schwächste.',
    },
    follow: {
      title: 'Kontern',
      p1: 'Im Uhrzeigersinn kontert jeder den Zug im Ring mit einem anderen Wrestler oder passt. Bekannt stärker: genau gleich viele Karten.',
      p2: 'Offen: genau eine Karte mehr, und das beweist ihn als stärker. Schwächere können nie. Mehr als drei Karten spielt keiner, und keiner schlägt einen Wrestler mit ihm selbst.',
      p3: 'Auch beim Kontern kann ein Wrestler debütieren: Gegen alle ist es offen, also braucht er eine Karte mehr.',
    },
    three: {
      title: 'Drei Karten',
      p1: 'Mehr als drei geht nicht. Ist es offen, bräuchte man vier, also geht gegen drei nichts. Ein bekannt stärkerer Wrestler kann noch: Drei Karten beenden keine Runde.',
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
      p3: 'Kein Wrestler kommt zweimal in einer Runde: Jeder Zug ist stärker als alle davor. Gespielte Karten werden beiseitegelegt, und jeder darf sie zählen.',
    },
    out: {
      title: 'Fertig werden',
      p1: 'Wer die letzte Karte spielt, bekommt den nächsten Platz. Der Zug steht, bis ihn jemand schlägt.',
      p2: 'Die Saison endet sofort, auch mitten in der Runde, wenn nur noch einer Karten hat. Der ist Letzter.',
      p3: 'Wer fertig ist, wird von da an übersprungen. Eine Runde, die das Saisonende abbricht, gewinnt, wem der Zug im Ring gehört.',
    },
    tokens: {
      title: 'Wofür es Tickets gibt',
      p1: 'Erster +2. Zweiter +1, ab drei Spielern. Letzter −1. Alle anderen 0. Wer −1 bekommt, ist Vorhand der nächsten Saison; dafür wird neu gegeben.',
    },
    match: {
      title: 'Die Partie',
      p1: 'Drei bis sechs Spieler: vier Saisons, wenn nichts anderes vereinbart ist. Die meisten Punkte gewinnen. Bei Gleichstand: die meisten ersten Plätze, dann die späteste gewonnene Runde, sonst geteilter Sieg.',
      p2: 'Zwei Spieler: wer zuerst drei Saisons gewinnt.',
      p3: 'Vor dem Start lassen sich eine bis acht Saisons vereinbaren. Zwei Spieler spielen immer drei bis fünf, und ihre Punkte sind nur zum Ansehen.',
      p4: 'Ein Gleichstand entscheidet sich unter denen, die noch gleichauf sind. Zuerst: wer die meisten +2 hat. Dann: wer von ihnen die späteste Runde gewann, von der letzten der Partie aus zurück. Hat keiner von ihnen je eine gewonnen, teilen sie den Sieg.',
    },
    example: {
      title: 'Eine Saison beginnt',
      p1: 'Vier Spieler. A spielt Dalia ×1 aus. B kontert mit Volto ×2: Volto schlägt jetzt Dalia. C passt. D kontert mit Zarpa ×3: Zarpa schlägt Volto, also auch Dalia. Das kann keiner kontern, und D ist Vorhand.',
      p2: 'D spielt Dalia ×2 aus, denn Dalia ist etabliert. A kontert mit Volto ×2, bekannt stärker. B kontert mit Nopal ×3: Nopal schlägt Volto, also auch Dalia. Zarpa gegen Nopal bleibt offen. B gewinnt.',
      p3: 'B spielt Fango ×1 aus, das beweist nichts. C kontert mit Volto ×2: Volto schlägt Fango, und damit auch Zarpa und Nopal. D kontert mit Zarpa ×2, A mit Umbra ×3: Umbra schlägt Zarpa.',
      p4: 'A spielt Nopal ×1 aus, und Zarpa ×2 kontert: Zarpa schlägt Nopal. Offen ist nun nur noch Dalia gegen Fango.',
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
      p2: 'Gemeint ist der Nächste, der noch Karten hat: Das kannst du sein oder jemand, der gepasst hatte.',
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
    ask7: {
      title: 'Dalia wurde ausgespielt, keiner konterte. Später drei Dalia?',
      p1: 'Ja. Etabliert heißt gespielt, nicht verglichen.',
    },
    ask8: {
      title: 'Wann passt die App für jemanden?',
      p1: 'Nur wenn alle sehen können, dass kein Konter möglich ist: Jeder Wrestler ist schwächer oder bräuchte mehr als drei Karten, mehr, als der Spieler hält, oder mehr, als von seinen zehn übrig sind.',
      p2: 'Nie wegen etwas, das einer geheimen Hand fehlt. So ein Passen steht im Verlauf wie jedes andere. An einem Tisch ohne Hilfe wird für niemanden gepasst.',
    },
  },
  also: {
    deal: 'Aufbau Start zu zweit zu dritt zwei drei vier fünf sechs Spieler',
    strength: 'gleich unbekannt Rang Reihenfolge Gleichstand',
    lead: 'Gastgeber anspielen eröffnen beginnen zuerst',
    follow: 'unbekannt antworten bedienen schlagen',
    pass: 'aussetzen aufgeben weiter Handtuch',
    tokens: 'Punkte Wertung',
    match: 'unentschieden Gleichstand Remis Sieger Ende zu zweit',
  },
  questions: 'Was Spieler fragen',
  table: {
    players: 'Spieler',
    cards: 'Karten je',
    left: 'Draußen',
    row: '{{players}} Spieler: je {{cards}} Karten, {{left}} bleiben draußen',
  },
  captions: {
    debut: 'Debüt: 1',
    established: 'etabliert: 1 bis 3',
    top: 'im Ring',
    stronger: 'stärker: gleich viele',
    unknown: 'offen: eine mehr',
  },
};

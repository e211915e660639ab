import { said, type NamedScene } from '../scene.ts';

/** A long drive, and a question that comes every five minutes. */
export const nearlyThere: NamedScene = {
  id: 'nearlythere',
  image: 'a long road, eaten up in pieces: a bridge, a snack, a song',
  cue: said(
    String.raw`\b(?:are we (?:nearly )?there|(?:when|if) (?:(?:we|he|she|they)(?:'ll| will)?|will we|are we|we're) (?:\w+ ){0,2}(?:be |get |getting |arrive |nearly )*there\b|how (?:long|much longer|far)\b[^.]{0,30}\b(?:car|drive|journey|there)|(?:bored|whin\w*|moan\w*|restless|cries|crying|screams?|fights?|kicks?|hates?|can'?t (?:cope|bear|stand)|won'?t sit)\b[^.]{0,30}\b(?:long|car) (?:car )?(?:journeys?|drives?|trips?|rides?)|(?:long|five hour|four hour|three hour|\d[- ]hours?) (?:car )?(?:journeys?|drives?|trips?|rides?))\b`,
    String.raw`\b(?:sick|vomit\w*|throws? up|plane|flight|aeroplane|airplane|fly\w*|strap\w*|seat ?belt|car seat|unbuckl\w*)\b`,
  ),
  decides: /\bare we (?:nearly )?there\b|\bwhen (?:we will|we'll|will we|are we) (?:be |get |getting )?there\b/i,
  titles: { young: 'A Road in Pieces', older: 'The Middle of the Road' },
  roles: {
    journey: {
      fallback: { text: 'that place' },
      cues: [
        {
          match:
            /\b(?:driv\w+|drive|going|travel\w*|journey|trip|way|ride) (?:all the way |down |up |over )?to (\p{Lu}[\p{Ll}'-]+(?: \p{Lu}[\p{Ll}'-]+)?)(?! \p{Ll}+s\b)/u,
          phrase: { text: '$' },
        },
      ],
    },
  },
  text: {
    '2-3': `
      D<nearlythere> The car goes on. {Name} may wait and wait. It is a long, long road. Here is a bridge. Here is a cow. The road is not done yet.
      P<nearlythere> Big legs get tired of it, too.
      Q<nearlythere> In the car, {Name} may feel ____.
      H<nearlythere> {helper} can start a song.
      H<nearlythere> {helper} can say, "Snack, then road."
      T<nearlythere> {he} can look for a red car.
      T<nearlythere> {he} can wiggle ten toes.
      T<nearlythere,comforter> {he} can hug {comforter}.
      C<nearlythere> {he} can say, "Bridge, snack, song, there!"
      A<nearlythere> Bridge, snack, song. The wait gets small. Then the car stops. The door is open. Out come two legs. Hello, legs.
    `,
    '4-5': `
      D<nearlythere> "Are we there yet?" {Name} may ask it a lot, and then wait again. Waiting is hard when it all looks the same. So it gets cut in pieces. First comes a bridge, then a snack, then a stop for legs. Nobody waits for the end. They wait for the next piece.
      P<nearlythere> The one who drives would like to be there, too. Drivers cannot even play. They look at the road all the way.
      Q<nearlythere> In the middle of the road, {Name} may feel ____.
      H<nearlythere> {helper} can draw the road with its stops.
      H<nearlythere> {helper} can say what comes next.
      T<nearlythere> {he} can look for ten yellow things.
      T<nearlythere> {he} can ask, "What is the next piece?"
      T<nearlythere,comforter> {he} can tell {comforter} what goes by.
      C<nearlythere> {he} can think, "Not there yet. Next comes the bridge."
      A<nearlythere> The bridge went by, and then the snack. Legs ran round a tree at the stop. One piece after the other was gone, and the wait got short. Then a door opened, and the air smelled of somewhere else. The road was all gone.
    `,
    '6-7': `
      D<nearlythere> The road to {journey} is long, and asking makes it no shorter. {Name} may know that and still ask every five minutes. When nothing happens, minutes get stretchy. Ten of them in a car can be as long as a whole film. But waiting in pieces goes faster. One piece ends at a bridge, one at a sandwich, one at a tower.
      P<nearlythere> Whoever drives hears that question best of all, because it comes from behind. Drivers are counting, too. They just do it with signs.
      Q<nearlythere> Half-way along, {Name} may feel ____. It may be mostly in the legs.
      H<nearlythere> {helper} can show the journey on a map. ~ A finger can move along it.
      H<nearlythere> {helper} can plan one stop for running about.
      T<nearlythere> {he} can read the next sign and say how many miles are left.
      T<nearlythere> {he} can listen to one story, right to the end.
      C<nearlythere> {he} can think, "One piece at a time."
      A<nearlythere> The finger on the map crossed a river and went round a town. Four pieces of waiting were behind the car, and one was in front. Then the engine was off, and it was oddly quiet. Everybody got out and stretched. The question was not needed any more.
    `,
  },
};

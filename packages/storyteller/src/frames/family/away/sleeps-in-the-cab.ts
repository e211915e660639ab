import { said, type NamedScene } from '../../scene.ts';

/** A parent who drives for a living and sleeps where the road is. */
export const sleepsInTheCab: NamedScene = {
  id: 'cab',
  image: 'a bed behind the seats of a lorry, with curtains',
  cue: said(
    String.raw`\b(?:(?:lorry|truck|long[- ]?(?:distance|haul)|hgv|coach|trucker)\b[^.!?]{0,60}\b(?:away|nights?|sleeps?|misses|week|gone|home|out)|(?:miss\w*|away)\b[^.!?]{0,40}\b(?:lorry|truck|hgv|long[- ]haul)|sleeps in (?:his|her|the) (?:lorry|truck|cab))\b`,
    String.raw`\b(?:toy|plays?|bin|fire|loud|noise|obsess\w*|fridge)\b`,
  ),
  decides: /\b(?:lorry|truck|hgv|long[- ](?:haul|distance)) driver\b/i,
  titles: { young: 'A Bed in a Lorry', older: 'Behind the Seats' },
  roles: {
    vehicle: {
      fallback: { text: 'lorry' },
      cues: [
        { match: /\btruck/i, phrase: { text: 'truck' } },
        { match: /\bcoach (?:driver|away)\b/i, phrase: { text: 'coach' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<cab> Vroom! {who} is away in a {vehicle}. {Name} may look for it. It goes and goes. At night it stops.
      P<cab> {who} thinks of home at the stop.
      Q<cab> When no {vehicle} comes, {Name} may feel ____.
      H<cab> {helper} can tell where it goes.
      T<cab> {he} can wave at a {vehicle}.
      C<cab> {he} can say, "Vroom, stop, night-night."
      A<cab> Stop. The lights are off. {who} is in bed, away. {Name} is in bed here. Night-night, wheels.
    `,
    '4-5': `
      D<cab> {who} drives a {vehicle} and is away for some nights. {Name} may think of it at bedtime. The way is so long that a bed comes along. It is behind the seats, and there are curtains. The reason is work, and no child made it so.
      P<cab> In the evening it is quiet in a car park. {who} may think of home, with tea in a flask.
      Q<cab> At bedtime, with {who} away, {Name} may feel ____.
      H<cab> {helper} can show the road on a map.
      H<cab> {helper} can look at what day the {vehicle} turns round.
      T<cab> {he} can draw something for the wall behind the seats.
      T<cab> {he} can tell about the day when the phone rings.
      C<cab> {he} can say, "Curtains shut there, curtains shut here."
      A<cab> Far away on a car park, small curtains are shut. Here the big ones are shut, too. {who} is away, and both of them are in bed. In the morning the wheels go on.
    `,
    '6-7': `
      D<cab> Apples and milk do not get into a shop by themselves. {who} drives such things, and is away from home for it. {Name} may lie in bed and wonder where the {vehicle} is parked. Behind its seats is a narrow bed, with a light and curtains. The reason is work, and nothing that a child did.
      P<cab> After so many hours, drivers rest. That is the law. So they sleep on car parks, next to people who do the same.
      P<cab> It can be lonely there, and it can be cosy. A voice from home is good in both cases.
      Q<cab> In the evening, with {who} away, {Name} may feel ____.
      H<cab> {helper} can put pins in a map. ~ Then it can be seen how far it is.
      H<cab> {helper} can keep a piece of news for each call.
      T<cab> {he} can make a picture or a list for the cab. ~ There is room on the wall.
      T<cab> {he} can guess what is in the back this time, and ask.
      C<cab> {he} can think, "Parked there, in bed here, goodnight to both."
      A<cab> The map has a new pin. The apples are in a shop in another town. {who} is away, with the curtains shut and the engine off. {Name} knows what it looks like in there. Tomorrow the pin moves, and one day it moves this way.
    `,
  },
};

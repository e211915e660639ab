import { said, type NamedScene } from '../scene.ts';

const BEASTS: readonly (readonly [RegExp, string])[] = [
  [/\bwol(?:f|ves)\b/i, 'wolf'],
  [/\bspiders?\b/i, 'spider'],
  [/\bmonsters?\b/i, 'monster'],
  [/\bghosts?\b/i, 'ghost'],
  [/\bdragons?\b/i, 'dragon'],
  [/\bdinosaurs?\b|\bt[- ]?rex\b/i, 'dinosaur'],
  [/\blions?\b/i, 'lion'],
  [/\btigers?\b/i, 'tiger'],
  [/\bbears?\b(?! (?:called|named))/i, 'bear'],
  [/\brobots?\b/i, 'robot'],
  [/\bwitch(?:es)?\b/i, 'witch'],
  [/\bcrocodiles?\b/i, 'crocodile'],
  [/\bsharks?\b/i, 'shark'],
  [/\bsnakes?\b/i, 'snake'],
  [/\bfox(?:es)?\b/i, 'fox'],
  [/\bclowns?\b/i, 'clown'],
  [/\bgiants?\b/i, 'giant'],
];
const ANY_BEAST = BEASTS.map(([match]) => match.source).join('|');

/** A bad dream of one thing that can be named. */
export const thingInTheDream: NamedScene = {
  id: 'thatbeast',
  image: 'the one from the dream, drawn by day as small as a pea',
  cue: said(
    String.raw`\b(?:nightmares?|dream\w*|dreamt)\b[^.]{0,50}(?:${ANY_BEAST})`,
    String.raw`\b(?:films?|movies?|videos?|you ?tube|tv|telly|die[sd]?|dying|death|kill\w*|real dog|bitten)\b`,
  ),
  decides: false,
  titles: { young: 'As Small as a Pea', older: 'Drawn by Day' },
  roles: {
    beast: {
      fallback: { text: 'wolf' },
      cues: BEASTS.map(([match, text]) => ({ match, phrase: { text } })),
    },
  },
  text: {
    '2-3': `
      D<thatbeast> In sleep a dream came. {Name} saw a {beast}. Oh no! Then the eyes opened. The room has no {beast}. It was in the dream.
      P<thatbeast> Big ones dream, too. They wake up and look.
      Q<thatbeast> In bed again, {Name} may feel ____.
      H<thatbeast> {helper} can come and look.
      H<thatbeast> {helper} can stay for a song.
      T<thatbeast> {he} can draw it very small.
      T<thatbeast> {he} can turn the pillow.
      T<thatbeast,comforter> {he} can hold {comforter} close.
      C<thatbeast> {he} can say, "It was a dream. Shoo!"
      A<thatbeast> By day it is on paper. It is as small as a pea. The dream is over. The bed is here. Night-night, small {beast}.
    `,
    '4-5': `
      D<thatbeast> In a dream {Name} met a {beast}. It looked real, and it was big. Then two eyes opened, and there was the wall and the pillow. The {beast} was made of sleep. A picture stays in its book. This one stays in its dream. But the fright was real, and it takes a while to go.
      P<thatbeast> Nobody else saw it, because each head has its own dreams. That is why grown-ups ask what it looked like.
      Q<thatbeast> When it is time for bed again, {Name} may feel ____.
      H<thatbeast> {helper} can hear the whole dream by day. ~ By day it gets smaller.
      H<thatbeast> {helper} can leave a light on, and look in twice.
      T<thatbeast> {he} can draw the {beast} as small as a pea.
      T<thatbeast> {he} can think up a silly name for it.
      T<thatbeast,comforter> {he} can keep {comforter} close for the night.
      C<thatbeast> {he} can say, "You are from a dream, and I am awake."
      A<thatbeast> The {beast} is on paper now, as small as a pea. Somebody looked in twice, and the room was just a room. Sleep may bring another dream. Most of them are of buses and hens.
    `,
    '6-7': `
      D<thatbeast> The {beast} was there in the night, and {Name} saw it quite clearly. It was a dream. A sleeping brain makes pictures without the eyes, and it believes them. The heart believes them, too, and runs. After waking up, the picture is gone at once. The heart needs some minutes more.
      P<thatbeast> Nearly everybody has had a dream like that, and grown-ups still do. They get up and look behind the door as well. They just do not tell.
      Q<thatbeast> On the evening after, {Name} may feel ____. It may be there before the light is out.
      H<thatbeast> {helper} can listen to all of it in daylight. ~ A dream that is told gets holes in it.
      H<thatbeast> {helper} can leave the door open, and look in at nine.
      T<thatbeast> {he} can draw the {beast} and then draw what comes next. ~ The one with the pencil decides.
      T<thatbeast> {he} can name five things in the room that are real.
      C<thatbeast> {he} can think, "I made you up, and I can change you."
      A<thatbeast> On the paper, the {beast} is two centimetres high. It does not look like much. If the dream comes back, the drawing may come, too. Brains like to use what they drew by day. The wall, the lamp and the blanket were there all along.
    `,
  },
};

import { said, type NamedScene } from '../scene.ts';

/** A toy that is not lost: it was left at somebody's home. */
export const toyAtAnothers: NamedScene = {
  id: 'leftthere',
  image: 'a toy that stays the night somewhere else',
  cue: said(
    String.raw`(?=[^]*\b(?:teddy|bear|bunny|rabbit|blank(?:et|ie|y)|doll|comforter|muslin|cuddly|soft toy|monkey|elephant|lamb|sleep\w*|bed\w*)\b)[^]*?\b(?:left|forgot\w*|leaves?)\b[^.]{0,40}\b(?:at|in|with|round) (?:his |her |their |my |our |the )?(?:\w+ )?(?:nan\w*|gran\w*|dad|daddy|mum|mummy|mom|friend|cousin|auntie?|uncle|childminder|nursery|school|preschool)(?:'?s)?(?: (?:house|flat|home|place))?\b`,
    String.raw`\b(?:not there|can'?t find|cannot find|gone from|lost property)\b`,
  ),
  decides:
    /\bleft (?:his|her|their) (?:\w+ )?(?:teddy|bear|bunny|rabbit|blank(?:et|ie|y)|doll|comforter|muslin|toy|monkey|elephant|lamb)\b[^.]{0,16}\b(?:at|in|with|round)\b/i,
  titles: { young: 'A Night Away for a Toy', older: 'It Is Not Lost, It Is There' },
  roles: {
    there: {
      fallback: { text: 'another home' },
      cues: [
        {
          match:
            /\b(?:at|in|with|round) (?:his |her |their |my |our )?(nan(?:a|ny)?|gran(?:ny|dma|dad)?|dad(?:dy)?|mum(?:my)?|mom(?:my)?)'?s?\b/i,
          phrase: { text: "$'s home" },
        },
        { match: /\bnursery\b/i, phrase: { text: 'nursery' } },
        { match: /\bschool\b/i, phrase: { text: 'school' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<leftthere> {toy} is not here. {Name} may look and look. It is at {there}. It is on a chair there. It is night there, too.
      P<leftthere> Toys can stay at another home.
      Q<leftthere> With no toy, {Name} may feel ____.
      H<leftthere> {helper} can ring up and ask.
      H<leftthere> {helper} can find a soft sock.
      T<leftthere> {he} can hold a pillow.
      T<leftthere> {he} can wave to the window.
      C<leftthere> {he} can say, "Night-night, over there."
      A<leftthere> One night here. One night there. It is hard to miss a toy. It is found, and it is there. Night-night, pillow.
    `,
    '4-5': `
      D<leftthere> {toy} is not in bed tonight. {Name} may miss it a lot. It is not lost. It is at {there}, where it was put down. Somebody can see it from the door. It is dark there now, too, and the chair is soft.
      P<leftthere> The people there know how much it is wanted. They will have put it in a safe place.
      Q<leftthere> With empty arms in bed, {Name} may feel ____.
      H<leftthere> {helper} can ring and ask for a picture of it. ~ Then it can be seen.
      H<leftthere> {helper} can say which day it comes home.
      T<leftthere> {he} can choose something soft that stands in for tonight.
      T<leftthere> {he} can say good night to it towards the window.
      C<leftthere> {he} can think, "It is not lost. I know where it is."
      A<leftthere> There was one night with a stand-in. It did its best, and it was a bit too thin. {toy} was found where it had been left. A day in between is long, and then it is over.
    `,
    '6-7': `
      D<leftthere> There is lost, and there is left. {toy} was left, and that is better. It is at {there}, so {Name} knows where to find it. In bed there are two arms that do not know what to do. Arms do not care about the difference.
      P<leftthere> Grown-ups leave things too, mostly their glasses. They know where they are, and it does not help them read.
      Q<leftthere> In a bed with nothing to hold, {Name} may feel ____.
      H<leftthere> {helper} can ask for a photo of it, over there. ~ Seeing is easier than believing.
      H<leftthere> {helper} can agree on a time when it comes back.
      T<leftthere> {he} can pick a stand-in, just for the time being.
      T<leftthere> {he} can write a note that says where it spent the night. ~ It is a journey, in a way.
      C<leftthere> {he} can think, "Left is not lost."
      A<leftthere> On the photo it sits on a chair and looks as ever. The stand-in was a jumper with its sleeves tied. Missing it was hard, and it was for a time that had an end. When it is back, there is something to tell.
    `,
  },
};

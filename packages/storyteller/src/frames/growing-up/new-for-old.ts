import { said, type NamedScene } from '../scene.ts';

const WORN = String.raw`(?:shoes?|trainers|boots|wellies|sandals|coats?|jackets?|hats?|clothes|uniform|pyjamas|jumpers?|trousers|pants|glove?s|mittens)`;

/** New shoes or a new coat, for a child who wants what it knows: not because it itches, but because it is another one. */
export const newForOld: NamedScene = {
  id: 'newforold',
  image: 'the old ones and the new ones, side by side by the door',
  cue: said(
    String.raw`\bnew ${WORN}\b[^]*\b(?:refus\w*|won['’]?t|wont|will not|scream\w*|meltdown|tantrum|hates?|cri(?:es|ed)|does ?n['’]?t (?:want|like)|only (?:wears?|wants?)|fights?|anything new)\b|\b(?:refus\w*|won['’]?t|wont|will not|scream\w*|meltdown|tantrum|hates?|does ?n['’]?t (?:want|like)|fights?)\b[^.!?]{0,40}\b(?:new ${WORN}|anything new to wear)\b|\b(?:only (?:wears?|wants?)|insists on|will only wear|refuses to give up)\b[^.!?]{0,20}\bold ${WORN}\b`,
    String.raw`\b(?:itch\w*|scratch\w*|seams?|labels?|tags?|brand\w*|everyone (?:else )?has|others have|football boots|cost|expensive|stolen|lost|teas\w*|laugh\w*|rain\w*|summer|winter|mud\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:new|change\w*|old ones?|too small|toes hurt|hats?|coats?|shoes?)\b/i,
  titles: { young: 'Old Ones, New Ones', older: 'Side by Side by the Door' },
  roles: {
    newones: {
      fallback: { text: 'the new shoes', plural: true },
      cues: [
        { match: /\bnew (?:trainers)\b/i, phrase: { text: 'the new trainers', plural: true } },
        { match: /\bnew (?:boots|wellies)\b/i, phrase: { text: 'the new boots', plural: true } },
        { match: /\bnew sandals\b/i, phrase: { text: 'the new sandals', plural: true } },
        { match: /\bnew shoes?\b/i, phrase: { text: 'the new shoes', plural: true } },
        { match: /\b(?:new )?(?:coat|jacket)s?\b/i, phrase: { text: 'the new coat' } },
        { match: /\bnew hats?\b/i, phrase: { text: 'the new hat' } },
        {
          match: /\bnew (?:clothes|jumpers?|trousers|pants|uniform|pyjamas)\b/i,
          phrase: { text: 'the new clothes', plural: true },
        },
      ],
    },
  },
  text: {
    '2-3': `
      D<newforold> Here {newones is}. Different! {Name} may say no. The old ones are small. Ouch, say toes and arms.
      P<newforold> New things feel odd. Big people know that.
      Q<newforold> Near {newones}, {Name} may feel ____.
      H<newforold> {helper} can dress a teddy first.
      H<newforold> {helper} can leave it here.
      T<newforold> {he} can touch with one finger.
      T<newforold> {he} can look, and look again.
      C<newforold> {he} can say, "Look first, then try."
      A<newforold> One day, a look. One day, a touch. Then on, for one song. It is different, and it is fine. Bye-bye, old ones.
    `,
    '4-5': `
      D<newforold> Here {newones is}, and that is a change. {Name} may want the old ones back. Old ones are soft and known. But bodies grow at night, and old ones stay small. Then toes get pushed, or arms come out. So something different comes now and then.
      P<newforold> Some people like new things at once. Some need days to get used to them. Both get there.
      Q<newforold> When the old ones are too small, {Name} may feel ____.
      H<newforold> {helper} can put new things by the door, for looking.
      H<newforold> {helper} can draw the plan: look, touch, one song, out.
      T<newforold> {he} can touch with one finger today.
      T<newforold> {he} can try for one song, in the house.
      C<newforold> {he} can say, "First I look, and then I try."
      A<newforold> On Monday there was a look, and the next day a touch. Then came one song, all the way through. The old ones stand on a shelf and may be visited. What was different gets known a bit each day.
    `,
    '6-7': `
      D<newforold> Something new to wear is a change on the outside of a body. {Name} may notice {newones} with each step and each move. Old ones are soft in the right places, and so a body forgets them. New ones have not learned that yet. But a body grows, and old ones stay as small as they were. Then they pinch, and a change is due.
      P<newforold> Whoever buys new things sees the size and the weather. It is hard to see from outside how new a thing can feel.
      Q<newforold> Next to {newones}, {Name} may feel ____. It may be in the feet, the neck or the tummy.
      H<newforold> {helper} can leave a whole week for looking.
      H<newforold> {helper} can make a plan with small steps, and tick them off.
      T<newforold> {he} can keep the new next to the old for a day.
      T<newforold> {he} can try for one song, then for two.
      C<newforold> {he} can think, "Different today, known by Friday."
      A<newforold> Old and new were side by side by the door. There was a day for looking and a day for one song. Then came the garden. By Friday there was a crease in the right place. The old ones have a place on a shelf. A change like that can go as slowly as it needs to.
    `,
  },
};

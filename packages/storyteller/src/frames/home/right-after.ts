import { said, type NamedScene } from '../scene.ts';

/** Nothing came on the potty, and then it came on the floor. */
export const rightAfter: NamedScene = {
  id: 'justafter',
  image: 'a wee that comes when somebody has just got up',
  cue: said(
    String.raw`\b(?:(?:straight|right|just|soon|immediately|minutes?|seconds?) (?:after|as)|as soon as|the (?:minute|moment|second)|after|then|but)\b[^.]{0,30}\b(?:off|up|down|sitting|sat|stand\w*|puts?|pants)\b[^]*\b(?:floor|pants|nappy|carpet|wees?|pees?|wets|accidents?)\b|\b(?:sits?|sat)\b[^.]{0,30}\b(?:potty|toilet|loo)\b[^]*\bthen\b[^.]{0,30}\b(?:accident|wets?|wees?|pants|floor|minutes? later)\b|\b(?:wees?|pees?|goes|wets|poos?)\b[^.]{0,24}\b(?:right|straight|just|immediately|minutes?|as soon as|the (?:minute|moment|second))\b[^.]{0,24}\b(?:off|up|after|afterwards)\b|\bnothing (?:comes|happens)\b[^.]{0,40}\b(?:potty|toilet)?\b[^.]{0,20}\bthen\b`,
    String.raw`\b(?:bed|night|sleep|school|busy|playing)\b`,
  ),
  decides:
    /\bpotty\b[^]*\b(?:then|straight after|right after)\b[^]*\b(?:floor|pants|accident)\b|\b(?:floor|pants)\b[^.]{0,20}\b(?:straight|right|just) after\b[^.]{0,24}\bpotty\b/i,
  titles: { young: 'A Wee Likes Time' },
  text: {
    '2-3': `
      D<justafter> The potty is here, and {Name sits}. No wee, no wee. Up! The pants go on. Now the wee comes.
      P<justafter> A wee is slow. It likes time.
      Q<justafter> With wet feet, {Name} may feel ____.
      H<justafter> {helper} can bring a cloth.
      H<justafter> {helper} can sing it slowly.
      T<justafter> {he} can sit for one more song.
      T<justafter> {he} can blow a long, soft blow.
      C<justafter> {he} can say, "Sit, blow, wait, wee."
      A<justafter> The floor is dry again. Dry pants go on. The wee is finding the way. The potty is right here.
    `,
    '4-5': `
      D<justafter> On the potty nothing comes, so {Name} gets up. Then the wee comes after all, on the floor. Inside there is a small gate that holds it. The gate opens when a body is soft and still. Just after sitting, it may open by itself.
      P<justafter> Nobody can see that gate. Grown-ups have one, too. It took years to know it.
      Q<justafter> When the floor gets wet, {Name} may feel ____.
      H<justafter> {helper} can bring a cloth and say no more. ~ Floors are easy to wipe.
      H<justafter> {helper} can stay for one long song. ~ A gate likes company.
      T<justafter> {he} can sit for one more song before getting up.
      T<justafter> {he} can blow as if at soup. ~ A soft tummy opens the gate.
      C<justafter> {he} can say, "Sit, blow, wait, and wee."
      A<justafter> The floor is dry, and so are the pants. The gate opened, just a bit late. It is learning when a potty is there. One more song, and it may be in time.
    `,
  },
};

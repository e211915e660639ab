import { said, type NamedScene } from '../scene.ts';

const ITCHES = String.raw`(?:itch\w*|prickl\w*|tickl\w*|scratch\w*|bother\w*|irritat\w*|drives? (?:him|her|them) mad|can['’]?t (?:stand|bear)|hates?)`;
const BITS = String.raw`(?:(?:little |tiny |loose |small |cut |short |stray )*(?:hairs|bits(?: of (?:cut )?hair)?|hair) (?:\w+ )?(?:down|on|in|round|going down|falling|fall|get(?:ting)?|itch\w*|that))`;

/** The short hairs that itch on a neck after the scissors, wherever the hair is cut. */
export const hairsOnTheNeck: NamedScene = {
  id: 'hairbits',
  image: 'short hairs on a neck, and a towel, a brush and a clean top',
  cue: said(
    String.raw`(?=[^]*\b(?:hair ?cuts?|hair (?:is |gets )?cut|cut (?:his|her|their) hair|cuts (?:his|her|their) hair|barber\w*|hairdresser\w*|trim\w*)\b)[^]*?(?:\b${BITS}\b[^.!?]{0,40}\b(?:${ITCHES}|neck|back|clothes|skin|face)\b|\b${ITCHES}\b[^.!?]{0,40}\b(?:${BITS}|hairs|bits))`,
    String.raw`\b(?:lice|nits|eczema|clippers?|buzz\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:itch\w*|bits|neck|hairs)\b/i,
  takesHelps: true,
  titles: { young: 'Brush, Shake, Clean Top', older: 'Short Hairs on a Neck' },
  text: {
    '2-3': `
      D<hairbits> Snip, snip. Small hairs fall. {Name} may have some on {his} neck. Itch, itch! A brush comes. Off they go.
      P<hairbits> Lots of necks itch then.
      Q<hairbits> With an itch, {Name} may feel ____.
      H<hairbits> {helper} can brush the neck.
      H<hairbits> {helper} can bring a clean top.
      T<hairbits> {he} can point at the itch.
      T<hairbits> {he} can hold the brush.
      C<hairbits> {he} can say, "Brush, please."
      A<hairbits> Brush, brush, shake. Off goes the old top. On goes a clean one. Bye-bye, small hairs.
    `,
    '4-5': `
      D<hairbits> Snip, and small hairs fall. Some of them land on {his} neck. They are short and sharp, so they itch. {Name} can feel them, even if nobody sees them. A towel round the neck catches a lot. A clean top is good for the rest.
      P<hairbits> Some necks feel each tiny hair. Some feel none. The one who cuts cannot know it, so it helps to say.
      Q<hairbits> When small hairs are on {his} neck, {Name} may feel ____.
      H<hairbits> {helper} can brush the neck in between.
      H<hairbits> {helper} can put a clean top ready. ~ It is nice to get into.
      T<hairbits> {he} can point to where it itches.
      T<hairbits> {he} can hold the soft brush and have a go.
      C<hairbits> {he} can say, "Brush here, please."
      A<hairbits> The towel gets a shake, and the small hairs fly off. A clean top is on. One hair may hide behind an ear until bath time. Now the neck is just a neck again.
    `,
    '6-7': `
      D<hairbits> On the head a hair is long and soft. When it is cut off, it is a short bit with a sharp end. {Name} may have some of those on {his} neck, and they itch. Necks feel a great deal. A towel round the neck keeps most of them out. A brush or a wash takes off the rest.
      P<hairbits> Some people hardly feel such hairs. It does not mean that they are braver. Their skin tells them less.
      P<hairbits> Whoever cuts hair looks at the hair and not at the neck. It helps to be told.
      Q<hairbits> When small hairs slip down the neck, {Name} may feel ____.
      H<hairbits> {helper} can stop now and then and brush the neck. ~ It takes less time than one wriggle.
      H<hairbits> {helper} can put a clean top ready before the first snip.
      T<hairbits> {he} can put on an old top that may get full of hair.
      T<hairbits> {he} can say "brush" as soon as it itches. ~ Then nobody needs to guess.
      C<hairbits> {he} can think, "Snip, brush, and a clean top."
      A<hairbits> The clean top is on, and the old one is full of tiny hairs. The towel caught even more of them. One or two may turn up at bedtime. On the head the hair is shorter. The neck has no more news.
    `,
    '8-10': `
      D<hairbits> A hair on a head ends in a soft, worn tip. One that has just been cut is short and stiff, with a hard edge, a little like a bristle. {Name} may know exactly where each of them has landed on {his} neck after a haircut. Necks have a great many nerves, and some report every hair. That is no fuss. It is a lot of news at once.
      P<hairbits> People with quieter skin do not feel it and cannot imagine it. They believe it sooner when it is described: pins, sand, a woolly label.
      P<hairbits> Whoever is cutting has both eyes on the length. A neck needs to speak up for itself.
      Q<hairbits> With the first hairs under the collar, {Name} might notice ____.
      H<hairbits> {helper} can tuck a towel in tightly and brush the neck after every few snips.
      H<hairbits> {helper} can plan it so that a shower comes straight afterwards. ~ Then the itch has an end that is known.
      T<hairbits> {he} can wear an old top and change it at once.
      T<hairbits> {he} can agree on a word for "brush now" before the start.
      C<hairbits> {he} can think, "A few bristles, and then the shower."
      A<hairbits> The bristles are in a towel, in an old top and in the drain. Hardly any of them are left where they itch. The hair on the head is shorter, and it stays up there. The neck has gone quiet.
    `,
  },
};

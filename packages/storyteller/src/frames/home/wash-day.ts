import { said, type NamedScene } from '../scene.ts';

/** Wash day for thick curls and coils: parts and clips, water and cream, and the time that it takes. */
export const washDay: NamedScene = {
  id: 'washday',
  image: 'hair in four parts, each with a clip, and one part after the other',
  cue: said(
    String.raw`(?=[^]*\b(?:afro\w*|coils?|coily|kinky|4[abc]|curls|curly|natural hair|mixed hair|locs|thick hair)\b)[^]*\b(?:wash ?days?|(?:hair|head) ?wash\w*|wash\w* (?:\w+ ){0,3}?hair|shampoo\w*|conditioner|rins\w+|bath|shower)\b`,
    String.raw`\b(?:in (?:his|her|their) eyes|braids? out|brush(?:es|ed|ing)?)\b`,
  ),
  decides: false,
  inNotes: true,
  takesHelps: true,
  answers: /\b(?:curls?|curly|coils?|wash ?day)\b/i,
  titles: { young: 'Four Parts and Four Clips', older: 'Wash Day' },
  text: {
    '2-3': `
      D<washday> Today is wash day. {Name} has lots of curls. Clip, clip, clip, clip! Water comes on one part. Drip, drip.
      P<washday> Curls drink a lot. They like cream.
      Q<washday> With wet curls, {Name} may feel ____.
      H<washday> {helper} can pour from the back.
      H<washday> {helper} can sing for each clip.
      T<washday> {he} can hold the clips.
      T<washday> {he} can look up, up, up.
      C<washday> {he} can say, "One clip done!"
      A<washday> Four clips off. The curls are wet and soft. Up they go, boing! Bye-bye, water.
    `,
    '4-5': `
      D<washday> Thick curly hair is a lot of hair, and it is thirsty. So {Name} has a wash day for it. The hair gets put in four parts with four clips. Water, soap and cream go on one part. The others wait. A wash like that is long. It goes clip by clip.
      P<washday> Curls tangle when they are dry. With cream on them, a wide comb can slide.
      P<washday> Lots of people have clips in their hair on wash day. Some watch a film with it.
      Q<washday> When the first clip comes off, {Name} may feel ____.
      H<washday> {helper} can pour from behind, with a towel in front.
      H<washday> {helper} can hold the hair tight above the comb. ~ Then it does not pull.
      T<washday> {he} can take off the next clip.
      T<washday> {he} can ask for a stop after each part.
      T<washday,comforter> {he} can keep {comforter} dry on the stool.
      C<washday> {he} can say, "One part, two parts, three parts, done."
      A<washday> The last clip is off, and all the water has run away. The curls are soft and shine a bit. They go boing when a finger lets go. That is a good wash, and it lasts for days.
    `,
    '6-7': `
      D<washday> {Name} has curly hair, and curls are thirsty. The oil from the skin slides down straight hair. On a curl, it goes round bend after bend. So curls like a proper wash day, and that is long. Four parts get four clips. Each part has its own water, soap and cream, while the others wait.
      P<washday> Curls comb best wet and full of cream, from the ends up. Whoever does it needs patient hands.
      P<washday> In many homes it is a day for films. Heads stay in one place anyway.
      Q<washday> With three parts still to go, {Name} may feel ____.
      H<washday> {helper} can pour from behind and keep the towel at the front.
      H<washday> {helper} can stop for a minute after each clip.
      T<washday> {he} can work the cream into one part without help.
      T<washday> {he} can choose what to hear or see until the last clip.
      C<washday> {he} can think, "Clip by clip, and then it is soft."
      A<washday> All four clips lie beside the bath, and the water is off. The curls are wet and heavy now, and later they spring up. It took the length of a film, and it is good for a week. A pillow with a soft cover keeps it that way.
    `,
    '8-10': `
      D<washday> A curl is a hair with a bend in it, and oil from the skin gets slowly round bends. That is why curly hair dries out, and why it is washed less often and with more care. For {Name} that makes wash day an event, with sections, clips, conditioner and a wide comb. It is long. It is also skilled work, handed down in families for a very long time.
      P<washday> Somebody with straight hair may not know what it takes. They wash theirs in the time that one section needs.
      P<washday> The one who does the combing has arms that ache by the third part.
      Q<washday> Somewhere in the third section, {Name} might feel ____.
      H<washday> {helper} can start at the ends, with plenty of conditioner, and hold the hair above the knot.
      H<washday> {helper} can agree on a break after each section.
      T<washday> {he} can take over one section a week, and then two. ~ Hands learn it faster than eyes.
      T<washday> {he} can plan what to listen to, since ears are free.
      C<washday> {he} can think, "One section at a time."
      A<washday> The last section is done, and the water runs clear. As it dries, each curl goes back to its own shape, which no two heads share. It holds for days with a satin scarf or a soft pillowcase at night. A good wash is a craft, and {Name} knows more of it than last month.
    `,
  },
};

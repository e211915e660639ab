import { said, type NamedScene } from '../scene.ts';

/** Nits that are back, and somebody who is ashamed of them and will not be combed: whose fault it is not, and combing with a say in it. */
export const nitsAgain: NamedScene = {
  id: 'nitshame',
  image: 'ten strokes of a comb, and a hand that counts them',
  cue: said(
    String.raw`\b(?:asham\w*|embarrass\w*|humiliat\w*|dirty|won['’]?t (?:let|have|sit)|will not let|wont let|refus\w+|hates? (?:the |being )?comb\w*|teas\w*|(?:scream\w*|cr(?:y|ies|ying)|fights?|yells?|runs? (?:away|off)|hides?|hurts?|painful)\b[^.]{0,40}\bcomb\w*|comb\w*[^.]{0,30}\b(?:hurts?|painful|scream\w*|cr(?:y|ies|ying))|(?:does(?: no|n['’]?)t|not) want (?:any(?:one|body)|friends|people|her friends|his friends) (?:to )?know)\b`,
  ),
  decides: false,
  titles: { young: 'Ten Strokes and a Rest', older: 'Clean Hair Will Do' },
  text: {
    '4-5': `
      D<nitshame> Some lice are back in {Name}'s hair. They are as small as a seed. They came from a head that was close in a game. Lice like any hair, and clean hair will do. A comb can get them out.
      P<nitshame> Many grown-ups had lice at school too. It was not their fault then.
      P<nitshame> In one class a lot of children may have them. They do not say it out loud.
      Q<nitshame> With the comb in the hair, {Name} may feel ____.
      H<nitshame> {helper} can put in lots of conditioner first.
      H<nitshame> {helper} can stop after ten strokes for a rest.
      T<nitshame> {he} can count the ten strokes out loud.
      T<nitshame> {he} can hold white paper for the comb and look for dots.
      C<nitshame> {he} can say, "Ten, and a rest."
      A<nitshame> Ten strokes, a rest, and ten more. The comb is clean now, and the hair is soft. Lice may come back on another day. The comb knows the way.
    `,
    '6-7': `
      D<nitshame> There are lice in {his} hair, and nobody asked them in. People sometimes think that lice mean dirty hair. It is not so. A louse cannot jump or fly. It climbs over when two heads touch. Clean hair is as good as any. So lice only say that somebody was close to a friend.
      P<nitshame> They mostly come back because one head in a group was not combed. Nobody did it on purpose.
      P<nitshame> Whoever combs would rather read a book too. It is a long job for both.
      Q<nitshame> When the comb comes out, {Name} may feel ____.
      H<nitshame> {helper} can use conditioner, and hold the hair above the comb.
      H<nitshame> {helper} can tell the school without a name. ~ Then all comb in the same week.
      T<nitshame> {he} can say, "Ten strokes, then a break," and count them.
      T<nitshame> {he} can choose a film that is just for combing.
      C<nitshame> {he} can think, "Lice like heads. Mine is one."
      A<nitshame> At the last go there was only foam on the comb. It goes back in its drawer. Lice will go on visiting schools, as they did when grown-ups were small. It is nobody's fault, and it can be told.
    `,
    '8-10': `
      D<nitshame> Nobody invites lice, and {Name} may be fed up with them and with the comb. It can look like somebody's fault. It is not. Lice cannot tell clean hair from dirty, and they do not jump. They walk across when two heads are close together, over a phone or a book. So all they show is that somebody has friends. Many children have them at some time, and each thinks that nobody else does.
      P<nitshame> They come back when one head was left out, or when a few eggs stayed behind. Combing is dull, and it takes a patient person on each side of the comb.
      P<nitshame> The ones who laugh loudest about nits may well have had them. It is a good way to look as if one had not.
      Q<nitshame> When the lice comb is on the table, {Name} might feel ____. Some of it may be for the comb and some for the others.
      H<nitshame> {helper} can use plenty of conditioner, and hold the hair tight above the comb. ~ It is the pulling that people mind.
      H<nitshame> {helper} can tell school or one other parent without giving a name.
      T<nitshame> {he} can decide on the terms: ten strokes, then a break, with a film running.
      T<nitshame> {he} can comb the front and leave the back to somebody else.
      C<nitshame> {he} can think, "They like heads, and that is all it means."
      A<nitshame> On the last day there is only foam on the comb. It comes out every few days for two weeks, and then it goes back in its drawer. Lice have been on kings and on teachers, and they are not choosy. School can hear of it without a name, and with a name it would not be a disgrace either.
    `,
  },
};

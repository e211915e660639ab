import { said, type NamedScene } from '../scene.ts';

const WHO = String.raw`(?:teacher|instructor|coach|they|lady|man|woman)`;
/** What was done to a child: a child who does not want to put a face in has nothing done to it, and nor has one who does it. */
const DID = String.raw`(?:made|makes|forced|forces|pushed|pushes|pulled|dunked|dunks|held|dropped|poured|tipped)`;

/** A swimming teacher who made a child put its face in, and lessons that are refused since. */
export const madeToGoUnder: NamedScene = {
  id: 'madeunder',
  image: 'a face that decides for itself when it gets wet',
  cue: said(
    String.raw`(?=[^]*\b(?:swim\w*|pool|lessons?|water)\b)[^]*?(?:\b${WHO}\b[^.!?]{0,16}\b${DID}\b (?:him|her|them)?[^.!?]{0,24}\b(?:face|head|under(?:water)?|in)\b|\b${WHO} (?:(?:just|has|had|once|then|suddenly) )?puts? (?:him|her)\b[^.!?]{0,24}\b(?:face|head|under(?:water)?|in)\b|\b(?:he|she) ${DID} (?:him|her|them) (?!want\b|nervous\b|feel\b)[^.!?]{0,24}\b(?:face|head|under(?:water)?|in)\b|\b(?:was|got|been|being) (?:made to|forced to|pushed|dunked|pulled)[^.!?]{0,24}\b(?:face|head|under(?:water)?|in)\b|\b(?:since|after|because) (?:\w+ ){0,4}(?:went|fell|slipped|got) under\b|\b(?:since|after) going under\b)`,
    String.raw`\b(?:bath|shower|hair|brother|sister|cousin|friend|boy|girl|sea|wave)\b`,
  ),
  decides: true,
  answers: /\b(?:face|head) (?:in|under)\b/i,
  titles: { young: 'My Chin Says When', older: 'A Dry Face in the Pool' },
  roles: {
    swimteacher: {
      fallback: { text: 'the teacher' },
      cues: [
        {
          match:
            /\bswim(?:ming)? (?:teacher|instructor|coach)(?:,| is| is called| called)? (?!And\b|Has\b|Made\b)(\p{Lu}\p{Ll}+)\b/u,
          phrase: { text: '$' },
        },
      ],
    },
  },
  text: {
    '4-5': `
      D<madeunder> At the pool, {his} face went under before it was ready. That can be a fright. Water stings in a nose and takes the air for a bit. {Name} may not want any lessons now. A body keeps away from a thing that gave it a fright.
      P<madeunder> Some people think that quick is easy. For this face it was too soon.
      Q<madeunder> When somebody says "swimming", {Name} may feel ____.
      H<madeunder> {helper} can tell the teacher, "Not the face, please."
      H<madeunder> {helper} can come to the pool just to play.
      T<madeunder> {he} can say, "Not my face today."
      T<madeunder> {he} can wet the chin, and then stop.
      C<madeunder> {he} can say, "My chin says when."
      A<madeunder> Toes went in the water, and then tummy and arms. The face stayed dry, and the rest of it swam and splashed. One day the chin may go in and make a bubble. That day is for {Name} to choose.
    `,
    '6-7': `
      D<madeunder> A face has its own rules in the water. {his} face was under before it was ready, and that was too soon. Water in the nose stings, and for a moment there is no air. After that a whole body says no to the pool and the lesson. It is not being difficult. It is remembering.
      P<madeunder> Some teachers think that the first time is best done fast. With some children that goes well. With others it takes away what they could do already.
      P<madeunder> A teacher can be told. Most want to know what helps.
      Q<madeunder> When it is time for the lesson, {Name} may feel ____. A stomach may have a word of its own.
      H<madeunder> {helper} can tell the teacher that {his} face is left alone.
      H<madeunder> {helper} can go to a pool where it was good before.
      T<madeunder> {he} can say it before getting in: "My face stays out today."
      T<madeunder> {he} can do all the other things: kick, float, hold on and jump.
      C<madeunder> {he} can think, "My face, my time."
      A<madeunder> At the pool there was a kick, a float and a dry face. A teacher who asks first is a good one to learn from. One day the chin may try it, then the lips, then the nose. They can also stop halfway and come out for air.
    `,
    '8-10': `
      D<madeunder> There is an alarm in everybody that goes off when water gets into the nose. It is there to look after a body, and it does not like surprises. {his} face was under the water before {he was} ready, and now the alarm may start at the word "lesson". That is neither a fuss nor a step back. A body that was startled in a place remembers the place.
      P<madeunder> Some people who have ten children in the water believe in doing it quickly. It works for some. With others it costs more than it gains, and that can be said to them.
      P<madeunder> Good swimmers were not all quick at this. Some of them swam with a dry face for a year.
      Q<madeunder> On the day of the lesson, {Name} might feel ____. It may begin hours before.
      H<madeunder> {helper} can ask the teacher for one rule: the face goes in when {Name} says so.
      H<madeunder> {helper} can look at other lessons, if these stay too quick. ~ Trust is part of swimming.
      T<madeunder> {he} can say at the side, "I do everything but the face today."
      T<madeunder> {he} can practise breathing out at the surface of a basin, where nobody hurries.
      C<madeunder> {he} can think, "My face decides. The rest of me can swim."
      A<madeunder> The rest of a body can do a great deal in water, such as kick, float and turn over. It can do all that with a dry face. Some day the alarm may find out that nobody surprises it any more. Then it goes quiet by itself, chin first.
    `,
  },
};

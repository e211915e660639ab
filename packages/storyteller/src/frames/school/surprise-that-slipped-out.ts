import { said, type NamedScene } from '../scene.ts';

const WHAT = String.raw`(?:surprises?|(?:birthday |christmas )?presents?|(?:birthday |christmas )?gifts?|surprise part(?:y|ies))`;

/** A happy secret that was meant for a day, told too early. */
export const surpriseThatSlippedOut: NamedScene = {
  id: 'slippedout',
  image: 'a surprise that was told too soon, and a small new one that stays shut',
  cue: said(
    String.raw`\b(?:told|tells|blurt(?:s|ed) out|let(?:s)? (?:it )?slip|gave away|gives away|(?:has |have )?given away|blabbed|revealed)\b(?: (?:to )?(?!me\b|us\b)(?:(?:his|her|their) (?:\w+ ){0,2}\w+|everyone|everybody|mum|dad|nan|nana|gran\w*|\p{Lu}\p{Ll}+))?[^.!?]{0,8}\b(?:(?:what|which|about) [^.!?]{0,30}\b${WHAT}\b|(?:the|his|her|their) (?:\w+['’]s )?(?:\w+ )?surprise\b)|\b(?:spoil(?:t|ed|s)|ruin(?:ed|s)|gave away|let out) (?:the|a|his|her|their|\w+['’]s) (?:\w+['’]s )?(?:\w+ )?surprise\b|\b(?:told|blurt(?:s|ed) out|let slip|gave away)\b[^.!?]{0,16}\bwhat (?:we|i|mum|dad|\w+) (?:\w+ )?(?:got|bought|made|are giving|is giving|were giving)\b[^.!?]{0,20}\bfor\b|\blet (?:the )?(?:surprise|secret about the (?:present|party)) (?:out|slip)\b`,
    String.raw`\b(?:not to tell|uncle said|man|stranger|touch\w*|(?:brother|sister|friend|cousin|mum|dad|nan\w*|gran\w*|they|someone|somebody) (?:\w+ )?(?:told (?:him|her|them)|spoil(?:t|ed)|ruined|gave away|let (?:it|the))|does(?:n['’]?t| not) like|hates?|want(?:s|ed)?|wish\w*|rude|ungrateful|disappoint\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:told|sorry|terrible|guilty|present|surprise|party|birthday|slip\w*|awful|bad)\b/i,
  titles: { young: 'It Slipped Out', older: 'A Secret That Was Early' },
  beside: {
    benefits: [
      'Says that a happy secret can slip out, and that it is no bad thing done on purpose.',
      'Tells how the others may see it.',
      'Gives {name} a short sorry and something to look forward to.',
    ],
    talk: {
      young: [
        'What slipped out in the story?',
        'Which word fits in the blank for {name}?',
        'Shall we make one small new surprise?',
      ],
      older: [
        'What is hard about a happy secret?',
        'Which word went into the blank?',
        'Shall we think of one small surprise that nobody knows of yet?',
      ],
    },
  },
  text: {
    '4-5': `
      D<slippedout> A surprise is a secret that gets told in the end. {Name} knew one, and out it came too soon. Words are quick, and a nice secret is hard to hold. Now it is told, and it cannot go back in.
      P<slippedout> It is still the same surprise. It can still be nice to get.
      P<slippedout> Grown-ups tell such things too soon as well. Then they say "Oops" and go red.
      Q<slippedout> Now that it is told, {Name} may feel ____.
      H<slippedout> {helper} can listen to it and give a hug.
      H<slippedout> {helper} can help to make a card. ~ What is on it is a new surprise.
      T<slippedout> {he} can say, "I am sorry that I told."
      T<slippedout> {he} can draw a picture and keep it hidden until the day.
      C<slippedout> {he} can think, "Oops. It slipped out, and I said so."
      A<slippedout> On the day there was a real smile. A person can know a thing and still be glad of it. And there was one small secret that nobody had told. It was flat, and it had crayon on it.
    `,
    '6-7': `
      D<slippedout> A surprise is a secret that has a day of its own. {Name} knew one, and it was a good one. Then it slipped out a bit too early. A nice secret pushes from inside, because it is so good to share. Now it has been told, and nobody can put it back.
      P<slippedout> Whoever it was for knows a bit more than before. They can still be glad of it.
      P<slippedout> Grown-ups have told surprises too soon as well. Most of them felt just as bad, and it passed.
      Q<slippedout> Thinking of that moment, {Name} may feel ____. It may be in the tummy.
      H<slippedout> {helper} can hear how it happened, with no "How could you?"
      H<slippedout> {helper} can think up one small new surprise with {Name}. ~ It need not cost anything.
      T<slippedout> {he} can say, "Sorry. I wanted you to have a surprise." ~ That says it all.
      T<slippedout> {he} can hide one small thing that nobody knows of, such as a picture.
      C<slippedout> {he} can think, "It slipped out, and I said sorry."
      A<slippedout> On the day there was a smile, and it was a real one. Somebody can know a thing and still be glad of it. A secret that was told too soon need not spoil a day. And there was one small surprise left, which had stayed shut.
    `,
    '8-10': `
      D<slippedout> A happy secret is among the hardest to keep. It wants to be told, and most of all to the one person it is kept from. {Name} had one like that, and it was out before the day. It took one sentence, and nobody can call a sentence back. Telling on somebody is one thing, and letting a surprise slip is another. This was the second.
      P<slippedout> The person it was for may be more touched than cross. Somebody had gone to some trouble, and now they know that.
      P<slippedout> Whoever planned it may be annoyed for a while. They had been looking forward to a face. It helps when the one who told it says so first.
      Q<slippedout> Thinking of the moment when it came out, {Name} might feel ____. It may come back at bedtime.
      H<slippedout> {helper} can listen to how it happened and leave out the lecture.
      H<slippedout> {helper} can come along when {Name} tells whoever had planned it. ~ Two make it shorter.
      T<slippedout> {he} can say, "I let it slip, and I am sorry." ~ It needs no more than that.
      T<slippedout> {he} can plan one small extra thing that nobody knows of, and write down for which day.
      C<slippedout> {he} can think, "It was a slip, and I have said so."
      A<slippedout> On the day, somebody pretended to be surprised and was really pleased. That is not the same thing, and it is not much worse. What was told too early had become a story with a sorry in it. One small secret had stayed shut, and it was opened last.
    `,
  },
};

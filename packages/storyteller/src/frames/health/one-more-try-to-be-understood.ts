import { said, type NamedScene } from '../scene.ts';

/** Not being understood by whoever talks with cards, signs or a talker: who guesses wrong, and what both can do then. */
export const oneMoreTryToBeUnderstood: NamedScene = {
  id: 'notunderstood',
  image: 'a message that did not arrive the first time',
  cue: said(
    String.raw`\b(?:(?:do ?n['’]?t|does ?n['’]?t|can['’]?t|cannot|not|never|nobody|no one) (?:\w+ )?(?:understand\w*|get(?:s)? (?:it|what)|know what)|misunderst\w+|not (?:being )?understood|understand (?:him|her|them|what)|make (?:him|her|them)sel(?:f|ves) understood|guess(?:es|ing)? wrong|say what (?:he|she|they) wants?|tell us what|frustrat\w*)\b`,
    String.raw`\b(?:gives? up talking|speech|clear\w*|when (?:he|she) (?:talks|speaks)|deaf|grab\w*|snatch\w*|takes? (?:it|his|her)|press(?:es|ing)?|laugh\w*|embarrass\w*|refus\w*|won'?t use)\b`,
  ),
  decides: false,
  answers: /\b(?:frustrat\w*|understand\w*|understood|cross|angry|upset|screams?|throws?|people|gets)\b/i,
  titles: { young: 'Not That, but This', older: 'One More Try' },
  text: {
    '2-3': `
      D<notunderstood> {Name} has a word to say. It is not in the mouth. It is in a hand or a picture. Look, look! They do not see.
      P<notunderstood> Big people guess. Some guess wrong.
      Q<notunderstood> With a wrong guess, {Name} may feel ____.
      H<notunderstood> {helper} can say, "Show me."
      H<notunderstood> {helper} can go and see.
      T<notunderstood> {he} can show it one more time.
      T<notunderstood> {he} can take a hand and go.
      C<notunderstood> {he} can show, "Not that."
      A<notunderstood> Not that. Not that. Yes, that! The word is here. Now they know.
    `,
    '4-5': `
      D<notunderstood> {Name} knows just what the word is. It is on the way to the others, and they guess. "Juice? Coat?" It is not juice, and it is not a coat. To be right and not be understood is hard. It makes arms want to throw. The word was good. It just did not get there yet.
      P<notunderstood> Grown-ups mix up words too. They say "Pardon?" and try again.
      P<notunderstood> To find the word is a job for two.
      Q<notunderstood> When they guess wrong, {Name} may feel ____.
      H<notunderstood> {helper} can say, "I don't know yet. Show me more."
      H<notunderstood> {helper} can go along and let {him} point.
      T<notunderstood> {he} can show "not that" and try another way.
      T<notunderstood> {he} can lead somebody by the hand.
      C<notunderstood> {he} can show, "Not that. Try again."
      A<notunderstood> Not juice and not a coat. It was the cat at the window! Then they laughed and looked. The word got there with a little help. It was a good word to wait for.
    `,
    '6-7': `
      D<notunderstood> A word goes from one head to another, and it can get stuck. {Name} has sent it, and it was a clear one. Then somebody looks at it and guesses something else. That can make anyone cross, above all when it was said three times. A wrong guess does not mean that the words were wrong. There is more than one way to send them.
      P<notunderstood> Some people nod, although they did not get it. It is kinder to ask.
      P<notunderstood> Even two people who talk with their mouths miss a good part. They hardly notice.
      Q<notunderstood> When the others do not get it, {Name} may feel ____. It may be in the hands.
      H<notunderstood> {helper} can ask questions with yes and no. ~ "Is it a thing? Is it here?"
      H<notunderstood> {helper} can add the word that was missing.
      T<notunderstood> {he} can show "not that" first. ~ It saves time.
      T<notunderstood> {he} can try it another way: point, draw, or go there.
      C<notunderstood> {he} can think, "My words are fine. One more try."
      A<notunderstood> It took two wrong guesses and a bit of pointing. Then they had it, and they talked about it. Being understood is work for two, and today both did it. The missing word is in its place for tomorrow.
    `,
    '8-10': `
      D<notunderstood> Most people think that talking is hard for the one who talks. Often the hard part is on the other side. {Name} puts a sentence together with care, and somebody picks out one word and runs off with it. Being misunderstood is maddening, because the words were there. The fault lies in the space between two people. It can be mended from either end.
      P<notunderstood> People guess early because silence makes them nervous. They need about ten seconds more than they think.
      P<notunderstood> Some pretend to have understood. It is meant to be polite, and it is the opposite.
      Q<notunderstood> After the third wrong guess, {Name} might feel ____. Anger is one of the possible words.
      H<notunderstood> {helper} can repeat what has arrived so far and ask for the rest.
      H<notunderstood> {helper} can tell the others how it works best: wait, look, ask one thing at a time.
      T<notunderstood> {he} can have "That is not what I meant" where it is quick to find.
      T<notunderstood> {he} can change the route: another word, a drawing, a photo, a place.
      C<notunderstood> {he} can think, "The words were right. Now for a better road."
      A<notunderstood> In the end it arrived, by way of a drawing and two wrong turnings. The answer was worth the trouble, or at least it was an answer. The people who wait get every word that is said. The rest are missing some good jokes.
    `,
  },
};

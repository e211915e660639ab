import { said, type NamedScene } from './scene.ts';

const HURTFUL = String.raw`(?:(?:really |very |so |such |quite |some |the most )?(?:hurtful|horrible|nasty|mean|awful|cruel|unkind|terrible|vile|dreadful)) (?:things?|words|stuff|comments?)`;

/** Hurtful things that are said in a temper to somebody who is loved, and how it is afterwards. */
export const wordsThatCameOutHot: NamedScene = {
  id: 'hotwords',
  image: 'words that came out hot, and the ones that are said when they have cooled',
  cue: said(
    String.raw`\b(?:says?|said|saying|shouts?|screams?|yells?|comes out with)\b[^.!?]{0,20}${HURTFUL}[^.!?]{0,60}\b(?:angry|cross|mad|temper|rage|upset|meltdown|argument|row|furious)|\b(?:angry|cross|mad|temper|rage|upset|meltdown|argument|row|furious)\b[^.!?]{0,60}\b(?:says?|shouts?|screams?|yells?|comes out with)\b[^.!?]{0,20}${HURTFUL}`,
    String.raw`\b(?:about (?:himself|herself|themselves|me behind)|(?:other|another) (?:kids|children|girls|boys|girl|boy)|friends? (?:says?|said)|(?:kids|children|girls|boys|classmates|people|they|sister|brother|dad|mum) (?:says?|said|shouts?)|to (?:him|her|them)\b(?! (?:\w+ )?(?:mum|mom|mam|dad|nan|gran\w*|family|brother|sister|parents|step\w*|siblings?))|online|text\w*|chat)\b`,
  ),
  decides: true,
  answers:
    /\b(?:hurtful|horrible|nasty|mean|awful|cruel|unkind|sorry|guilty|regret\w*|feels?|mum|dad|sister|brother)\b/i,
  titles: { older: 'When It Has Cooled' },
  text: {
    '6-7': `
      D<hotwords> Angry words come out hot, like soup from a pot. {Name} may say a thing that hurts somebody at home. For a second it fits the anger. Then the other face changes. And it is hot inside as well, because it was not meant like that. Words cannot go back in, but more can come after them.
      P<hotwords> Whoever got the words may be hurt for a while. People who love somebody still love them with hurt ears.
      P<hotwords> Feeling bad after it is a good sign. It shows that somebody matters.
      Q<hotwords> When the hot words are out, {Name} may feel ____.
      H<hotwords> {helper} can wait till it is cool, and then listen.
      H<hotwords> {helper} can say, "That hurt, and I love you."
      T<hotwords> {he} can shut {his} mouth and stamp, ten times. ~ Feet cannot say what they do not mean.
      T<hotwords> {he} can say, "That was the anger. I am sorry."
      C<hotwords> {he} can think, "Let it cool, and then say it."
      A<hotwords> The anger has gone down, and the pot is off the fire. New words came, and they were cool enough to say. What was wrong can be told now, too. Nobody needs to carry the hot ones to bed.
    `,
    '8-10': `
      D<hotwords> Anger looks for words that hit, and it finds them best with the people one knows best. {Name} may say something hurtful in a rage and feel awful a minute later. Both are real. The anger was about something, and the words were aimed somewhere else. Hurtful words hurt, even when nobody meant them. That is why there is something to do afterwards.
      P<hotwords> The person who was hit hears the words again for a while. A true sorry does not delete them, and it does change what comes next.
      P<hotwords> Only somebody with a conscience feels awful afterwards. It is an unpleasant feeling and a useful one.
      Q<hotwords> A minute after it, {Name} might feel ____. Two or three things at once is usual.
      H<hotwords> {helper} can agree on a word for "stop, I need to go out", and let {him} go.
      H<hotwords> {helper} can talk about the reason later. ~ There mostly is one.
      T<hotwords> {he} can leave the room at the first hot word. ~ One is easier to mend than five.
      T<hotwords> {he} can say which words were wrong: "I said that to hurt. It isn't true, and I'm sorry."
      T<hotwords> {he} can say what the anger was about, in a sentence with "I" in it.
      C<hotwords> {he} can think, "Out of the room first. Words when they are cool."
      A<hotwords> There was a knock, and then a sentence that had been thought about. It took half a minute and a good deal of courage. The anger had a reason, and the reason is now on the table, where it can be looked at. Feeling awful has done its job and may go.
    `,
    '11+': `
      D<hotwords> In anger, people reach for whatever will land, and nobody knows better where to aim than somebody at home. {Name} may know how it goes: out comes a sentence that is meant to hurt, and some minutes later there is an awful feeling. The anger was real and often fair. The sentence was only what happened to be within reach. Regretting it is not weakness. It is the same mind, with its judgement back.
      P<hotwords> People at home tend to get the worst of it because they are the safest to be angry with. That explains it, and it does not make it hurt less.
      P<hotwords> Whoever was hit remembers the words for longer than the subject. An apology that names them works far better than one that covers everything.
      Q<hotwords> When the door has shut and it is quiet, {Name} might notice ____.
      H<hotwords> {helper} can let a row stop in the middle, and go on with it after an hour. ~ Nothing is lost by it.
      H<hotwords> {helper} can take an apology as one, without a lecture on top.
      T<hotwords> {he} can learn the last sign before it, such as a hot face, and go out of the room on that sign.
      T<hotwords> {he} can say, "What I said about you was meant to hurt, and it isn't what I think. I'm sorry." ~ Then the reason can be talked about.
      T<hotwords> {he} can write it, if saying it is too much.
      C<hotwords> {he} can think, "Leave first. I can be right in an hour."
      A<hotwords> An hour later it was said, badly perhaps, in a doorway, and that was enough. Rows do not end families. What wears people out is hurt that nobody goes back to. The anger underneath can have a hearing of its own now, in words that are about the thing itself. The awful feeling has delivered its message and need not stay.
    `,
  },
};

import { said, type NamedScene } from '../../scene.ts';

/** People who speak over the head of a child that talks in another way. */
export const talkToMe: NamedScene = {
  id: 'talktome',
  image: 'a question that flies over a head, and how it is turned round',
  cue: said(
    String.raw`\b(?:talk(?:s|ing)?|speak(?:s|ing)?|ask(?:s|ing)?)\b[^.!?]{0,20}\b(?:to )?(?:me|us|mum|dad|the (?:ta|adult|grown-up)|(?:his|her|their) (?:mum|dad|ta|assistant|helper))\b[^.!?]{0,20}\b(?:instead of|not|rather than|and not) (?:to )?(?:him|her|them)\b|\b(?:over (?:his|her|their) head|as if (?:he|she|they) (?:was|were|is|are)(?:n['’]?t| not) there|ignores? (?:his|her|their) (?:talker|device|signs))\b`,
  ),
  decides:
    /\b(?:talker|aac|device|signs?|makaton|wheelchair|non-?verbal|hearing aids?)\b[^]*\b(?:(?:talk|speak|ask)\w*\b[^.!?]{0,20}\b(?:me|us|mum|dad)\b[^.!?]{0,20}\b(?:instead of|rather than|not) (?:to )?(?:him|her|them))\b/i,
  titles: { young: 'The Question Turns Round', older: 'A Question Over the Head' },
  text: {
    '4-5': `
      D<talktome> {Name} has a lot to say, and says it in another way. Some people do not know that. They look up at a grown-up and ask, "What does {Name} like?" The question flies over {his} head. It is not rude on purpose, and it is still wrong.
      P<talktome> They are not sure how to do it. So they ask where it is easy.
      Q<talktome> When the question flies past, {Name} may feel ____.
      H<talktome> {helper} can say, "Ask {Name}," and then wait.
      H<talktome> {helper} can kneel down. ~ Then the others come down as well.
      T<talktome> {he} can wave, and look at the one who asked.
      T<talktome> {he} can have the word "me" ready.
      C<talktome> {he} can say, "Ask me."
      A<talktome> "Ask {Name}." So the question turns round and comes down. It takes a moment, and then there is an answer. Talk goes both ways now, and it is a good one.
    `,
    '6-7': `
      D<talktome> A question is meant to land with the person it is about. With {Name} it may fly past, to a grown-up. {Name} talks in another way. People hear no voice at once and think that nobody is in. They are wrong. There are a lot of words in there, and they need time.
      P<talktome> People get nervous in a silence. They fill it by asking somebody else. Five seconds of waiting would do.
      P<talktome> Other children copy whoever goes first. If one of them asks {Name}, the next one does too.
      Q<talktome> When somebody talks over {his} head, {Name} may feel ____.
      H<talktome> {helper} can step back and say, "{Name} can tell you." ~ And then keep quiet.
      H<talktome> {helper} can show the class how to ask and how to wait.
      T<talktome> {he} can keep a sentence ready, such as "You can ask me".
      T<talktome> {he} can start, with a question to them. ~ It is hard to talk past somebody who has asked something.
      C<talktome> {he} can say, "You can ask me. I need a moment."
      A<talktome> The question came down and landed. It took five seconds, and in the sixth there was an answer. It was a funny one. Those who heard it ask {Name} directly now. They are curious what {Name} says next.
    `,
    '8-10': `
      D<talktome> "Does {Name} take sugar?" is an old joke among people who talk in another way. It gets asked of whoever stands next to them. {Name} may know it from cafés, clinics and classrooms. The voice is missing, and people conclude that the opinion is missing too. They would be surprised how much is being said about them on that talker or with those hands.
      P<talktome> Most of it is embarrassment. Nobody has told them to look at the person, ask, and count to ten.
      P<talktome> The grown-up who answers for somebody means well and makes it worse. That can be said, in private.
      Q<talktome> When a sentence goes over {his} head, {Name} might feel ____. It may be a very short word.
      H<talktome> {helper} can look at {Name} instead of answering. ~ People follow a look.
      H<talktome> {helper} can agree on a sign for "help me out" and otherwise stay silent.
      T<talktome> {he} can store a polite version and a dry one of "I am over here".
      T<talktome> {he} can put in the first word, before anybody looks past {him}.
      C<talktome> {he} can say, "I am right here, and I have an opinion."
      A<talktome> It is odd how quickly it changes. Once {Name} has said something, preferably something funny, the next question comes straight. Some people are slow to learn it, and they miss the best bits. The talk goes on without them.
    `,
  },
};

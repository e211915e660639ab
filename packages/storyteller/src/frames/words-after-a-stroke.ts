import { said, type NamedScene } from './scene.ts';

/** A grandparent had a stroke, and the words do not come as before. */
export const wordsAfterAStroke: NamedScene = {
  id: 'stroke',
  image: 'words that are there and cannot find the door',
  cue: said(
    String.raw`\bstrokes?\b(?! (?:the|a|his|her|it|my|our|him|of)\b)(?=[^]*\b(?:talk\w*|speak\w*|speech|words?|says?|understand\w*|sounds? (?:funny|different|strange)|voice)\b)|(?=[^]*\b(?:talk\w*|speak\w*|speech|words)\b)[^]*\bstrokes?\b(?! (?:the|a|his|her|it|my|our|him|of)\b)|\bhad a stroke\b`,
    String.raw`\b(?:swim\w*|cat|dog|pony|horse|pet|brush|died|dead|going to die|might die|dying)\b`,
  ),
  decides: true,
  answers: /\b(?:talk\w*|speak\w*|hospital|words|properly|scared)\b/i,
  titles: { young: 'Words on the Way', older: 'Words That Look for the Door' },
  text: {
    '4-5': `
      D<stroke> {who} had a stroke. It is an illness, and no child made it happen. {Name} may hear that talking is hard now. The words are there, but they cannot find the way out. Some of them come out mixed up.
      P<stroke> {who} can see who is there. A face says hello without words.
      Q<stroke> When the words come out odd, {Name} may feel ____.
      H<stroke> {helper} can say first how it will sound.
      H<stroke> {helper} can sit close by.
      T<stroke> {he} can wave, or hold a hand.
      T<stroke> {he} can show a picture and point.
      C<stroke> {he} can think, "The words are slow. I can wait."
      A<stroke> It takes time, and it may get a bit easier. Nobody knows how much. A drawing needs no words. A hand can be held for as long as two people like.
    `,
    '6-7': `
      D<stroke> {who} had a stroke. That is an illness, and {Name} may not know where to look. For a time, the part of the brain for words got no blood. {who} still has things to say. The words look for the door and take the wrong one. No hug and no cross word made it happen.
      P<stroke> It is tiring to look for words all day. Somebody who can wait is a great help.
      P<stroke> Some children laugh when a wrong word comes out. It is not mean. It can be funny and sad at once.
      Q<stroke> When {who} cannot find a word, {Name} may feel ____. It may be two things.
      H<stroke> {helper} can say before a visit what may be different.
      H<stroke> {helper} can ask a nurse what is known. ~ A speech therapist helps with words.
      T<stroke> {he} can ask questions with yes and no for an answer. ~ A nod is enough.
      T<stroke> {he} can bring a photo, or draw. ~ Pointing is talking, too.
      C<stroke> {he} can think, "The same person, and slower words."
      A<stroke> Some words come back after a stroke, and some take very long. It is hard not to know which. {who} hears a voice that is known, and that says a lot. A short time together is enough. The tea can be had without a single word.
    `,
    '8-10': `
      D<stroke> {who} had a stroke, and {Name} may find it hard to see what it did. In a stroke, a part of the brain gets no blood for a while. If it is the part for speech, words go missing or get swapped. The thoughts behind them are mostly still there. It is like standing in a full library with the lights off. Nobody in the family caused it.
      P<stroke> People who search for words know that they are doing it. They may get cross, or give up, and it is not about the person who is waiting.
      P<stroke> In the first weeks and months a brain can learn a good deal again, with help. How much it will be is not known at the start.
      Q<stroke> During a long pause, {Name} might feel ____. Wanting to run out is quite usual.
      H<stroke> {helper} can say beforehand what looks or sounds different, and how long the visit will be.
      H<stroke> {helper} can find out from the therapists what helps. ~ They are glad of family who ask.
      T<stroke> {he} can ask one thing at a time, and leave room for the answer. ~ Ten seconds is not long.
      T<stroke> {he} can use a pen, a photo or a song. ~ Songs often work when sentences do not.
      C<stroke> {he} can think, "The words are lost for now. The person is not."
      A<stroke> What comes back after a stroke comes slowly, and some of it may not come at all. That is sad, and it can be said so at home. In between there are easier minutes: a card game, an old photo, a joke without words. {who} knows very well who came.
    `,
    '11+': `
      D<stroke> {who} had a stroke, and it has affected speech. It is hard to watch, and {Name} may not know where to look. The medical word is aphasia. The connection between a thought and its word is damaged, while the thought itself is mostly there. Being treated as if one had stopped thinking is said to be the worst part. Nothing that anybody in the family did has caused it.
      P<stroke> Adults tend to talk louder or in baby sentences. It is meant well. Slow, ordinary speech and a bit of patience do more.
      P<stroke> Recovery is uneven. A brain can build detours for years, with therapy, and nobody can say at the start how far they will go.
      Q<stroke> In the silence in the middle of a sentence, {Name} might notice ____. Embarrassment and pity are both common.
      H<stroke> {helper} can say honestly what is known, and what the doctors cannot say.
      T<stroke> {he} can offer choices instead of open questions: tea or juice, window open or shut.
      T<stroke> {he} can bring music from the right decade. ~ Singing runs along other tracks in the brain and often survives.
      T<stroke> {he} can leave after a short time and come again. ~ Length is not what counts.
      C<stroke> {he} can think, "It is the word that is missing, and not the person."
      A<stroke> Conversation turns out to be more than sentences. There is a look, a shared dislike of the hospital soup, and a song that both know. The hard part stays hard, and it may be talked about on the way home. {who} has lost some words for now. The history of the two of them is not among the things that were lost.
    `,
  },
};

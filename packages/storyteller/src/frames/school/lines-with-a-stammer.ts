import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const SPEAKS = String.raw`poems?|assembly|assemblies|presentations?|presents? (?:to|in front)|speech\b(?! therap)|talk (?:in front|to the class|about)|class talk|show and tell|read(?:s|ing)? (?:aloud|out(?: loud)?|in (?:class|front|church))|(?:school |nativity )?play|lines?|register|oral|speaking (?:test|exam)|interview`;

/** Who stammers and is to read or speak in front of others: how it is done is decided beforehand, and a stammer may be heard. */
export const linesWithAStammer: NamedScene = {
  id: 'stammerlines',
  image: 'a bridge with a bump in it, which still gets people across',
  cue: said(
    String.raw`(?=[^]*\b(?:stammer\w*|stutter\w*)\b)[^]*?\b(?:${SPEAKS})\b`,
    String.raw`\b(?:teas\w*|laugh\w*|mimic\w*|copies|mock\w*|finish\w* (?:his|her|their) (?:sentences?|words?)|(?:a|another) (?:boy|girl|child|friend) (?:who|with))\b`,
  ),
  decides: true,
  answers: /\b(?:poem|assembly|presentation|register|read\w*|speech|play|lines?|stay off|talk)\b/i,
  titles: { older: 'A Bridge With a Bump' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<stammerlines> Some words have a bump in them when {Name} talks. That is a stammer. Now there are words to say in front of others. It may be a poem, a line or a name. A bridge with a bump still gets people across. The bump may be heard, and the words are good.
      P<stammerlines> Those who listen are waiting for the next word. They have time for it.
      P<stammerlines> Many people stammer less when they sing, or speak with somebody else. It is good to know.
      Q<stammerlines> Before the first word, {Name} may feel ____.
      H<stammerlines> {teacher} can ask how {Name} would like to do it.
      H<stammerlines> {helper} can listen to it at home, with no hurry.
      T<stammerlines> {he} can say it together with one friend.
      T<stammerlines> {he} can breathe out first, and begin softly.
      T<stammerlines> {he} can take a rest in the middle. ~ A rest sounds fine.
      C<stammerlines> {he} can think, "A bump, and then on I go."
      A<stammerlines> All the words got across the bridge. Some went quickly, and some took the bump slowly. People clapped for what was said. A stammer was in it, and that is how {Name} talks.
    `,
    '8-10': `
      D<stammerlines> To speak in front of others, most people need courage once, at the start. With a stammer it may be needed at every third word. {Name} has something to say or read out, and it may come with bumps. A bridge with a bump in it is still a bridge: people get to the other side. How it is crossed can be decided beforehand, and {Name} has the first say in that. Nobody at the front needs to hide how they talk.
      P<stammerlines> An audience that knows about a stammer relaxes. It is not knowing that makes people look at their shoes.
      P<stammerlines> Speaking together with somebody, or to a rhythm, is smoother for many people who stammer. Choirs and actors have used that.
      Q<stammerlines> With the page in hand, {Name} might feel ____.
      H<stammerlines> {teacher} can agree on the way: alone, in two voices, sitting, recorded, or first with three people only.
      H<stammerlines> {helper} can be a patient audience at home and look at the face, not at the mouth.
      T<stammerlines> {he} can say one sentence first: "I stammer, so this may take a moment."
      T<stammerlines> {he} can mark places to breathe on the page, and start each one gently.
      T<stammerlines> {he} can stay in a stuck word and ease out of it. ~ Going back to the start makes it longer.
      C<stammerlines> {he} can think, "It can bump. They will get the words."
      A<stammerlines> It was said, from the first word to the last. Two of them took their time. Afterwards somebody asked about the third line, so that was what had been heard. A stammer came along and did what it does. The bridge held.
    `,
    '11+': `
      D<stammerlines> Public speaking is rated among the commonest fears there are, and that is without a stammer. {Name} has both to deal with on the same day. The tempting plan is to be away. The trouble with it is that it works, once, and makes the next time harder. There is a lot of room between hiding and standing alone at the front. How a thing is presented can be negotiated, and the one who does the talking is the one to be asked.
      P<stammerlines> Research on listeners is encouraging: a short mention of the stammer at the beginning raises what they think of the speaker. The silence beforehand is what unsettles them.
      P<stammerlines> Schools can adapt almost any spoken task: time, place, audience, recording. It is an entitlement and not a favour.
      Q<stammerlines> At the thought of the first word, {Name} might notice ____.
      H<stammerlines> {helper} can put the request to the school in writing, in the words that {he chooses}.
      T<stammerlines> {he} can open with it: "I've got a stammer. Bear with me." ~ It takes five seconds and the pressure out of the room.
      T<stammerlines> {he} can ask for a smaller audience, a partner or a recording this time, and less of that another time.
      T<stammerlines> {he} can stammer openly on a word or two on purpose, early on. ~ Speech therapists teach it, since the fear of it tends to be worse than the thing.
      C<stammerlines> {he} can think, "Fluent is not the task. Saying it is."
      A<stammerlines> It took ninety seconds longer than the others did, and it had better content than some. There were blocks, and after each of them came the word that was meant. Nobody had a stopwatch. What people discussed afterwards was the topic, which is what talks are for. The next one has a form by now, and it was {his} to choose.
    `,
  },
};

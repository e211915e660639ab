import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const WORD = String.raw`(?:pronouns?|misgender\w*|dead ?nam\w*|they\/them|he\/him|she\/her|(?:chosen|new|right|wrong|old) name|(?:say|says|saying|get|gets|getting|call\w*) (?:it|him|her|them|their name|his name|her name)(?: \w+)? (?:wrong|the wrong))`;
const ON_PURPOSE = String.raw`(?:on purpose|deliberate\w*|to (?:tease|annoy|wind|upset|be mean|be nasty|get at)|refus\w* to (?:use|call|say)|mock\w*|as a joke|keep(?:s)? (?:calling|saying|using)(?=[^]*\b(?:purpose|deliberate\w*|laugh\w*|smirk\w*|joke|after (?:being|we|they|he|she)|even though|despite|although|told)\b))`;

/** A name or pronoun that some say wrong on purpose: one short answer, who deals with the rest, and who says it right. */
export const saidWrongOnPurpose: NamedScene = {
  id: 'onpurpose',
  image: 'one short answer, said once, and a teacher who does the rest',
  cue: said(String.raw`\b${WORD}\b[^]*\b${ON_PURPOSE}\b|\b${ON_PURPOSE}\b[^]*\b${WORD}\b`),
  decides: true,
  titles: { older: 'Said Once Is Enough' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<onpurpose> People are different, and so are the words that fit them. {Name} has said which word is right. Most people use it, and some forget. A few know it well and say the other one, to see what happens. That is teasing. It is not {his} job to make them stop.
      P<onpurpose> {teacher} can hear the difference between a slip and teasing. Teachers have rules for teasing.
      P<onpurpose> The ones who say it right make no noise about it. There are more of them.
      Q<onpurpose> When it is said wrong on purpose, {Name} may feel ____.
      H<onpurpose> {teacher} can talk to the ones who do it, without {him} there.
      H<onpurpose> {helper} can practise one short answer with {him}.
      T<onpurpose> {he} can say, "You know the word," and walk on.
      T<onpurpose> {he} can tell {teacher} on the same day who said it.
      C<onpurpose> {he} can think, "Said once. Now it is for grown-ups."
      A<onpurpose> It was said once, and then there was a game. {teacher} knows, and does the rest. All people are different, and each of them has a word that fits. A friend shouted the right one across the grass.
    `,
    '8-10': `
      D<onpurpose> Some people are slow to learn a new word. It is different when somebody knows it perfectly well, says the wrong one and looks up to see what happens. {Name} may be tired of that. It is done to get an answer, so a long answer is just what was ordered. A short one gives them very little. Being called what fits is no special wish. It is what the others get all day.
      P<onpurpose> Those who do it are often showing off to one another. Without an audience it is dull quite soon.
      P<onpurpose> {teacher} has the job of stopping it, because it is unkindness on purpose, and schools have rules for that.
      Q<onpurpose> When it is said wrong and somebody grins, {Name} might feel ____. It may come out later, at home.
      H<onpurpose> {teacher} can speak to them alone, and go on asking for longer than a week.
      H<onpurpose> {helper} can write down with {him} what was said and when. ~ Then it is not one word against another.
      T<onpurpose> {he} can say, "You know the word," in a bored voice, and turn to somebody else.
      T<onpurpose> {he} can agree with one friend who will say it right, out loud, straight after. ~ Then it is not the same person every time.
      C<onpurpose> {he} can think, "They know, and I know. I need not prove it."
      A<onpurpose> It got one bored sentence, and then nothing more to look at. {teacher} had the rest, as it is a teacher's work and not a child's. People are different, and the ones worth sitting with use the word that fits without a thought. {Name} answers to that one.
    `,
    '11+': `
      D<onpurpose> A slip corrects itself and moves on. The other kind comes with a pause before it and a glance at the audience. {Name} will know the difference by now. It is meant to turn a small word into a scene. The only thing it proves is that they know exactly which word is right. People differ, and courtesy does not depend on agreeing about everything. The school has a policy for the rest.
      P<onpurpose> Most of the room finds it embarrassing and says nothing, which from the inside looks like agreement. It is more often cowardice of the ordinary sort.
      P<onpurpose> {teacher} can only act on what is known. A date and a quotation are worth more than an impression.
      Q<onpurpose> In the pause after it, {Name} might feel ____. Weariness counts as a feeling.
      H<onpurpose> {teacher} can treat it as what it is, and follow it up when nobody is watching.
      H<onpurpose> {helper} can take over the emails, so that {he} can have {his} evenings for other things.
      T<onpurpose> {he} can say, "You know which one it is," once, and go on with the conversation.
      T<onpurpose> {he} can let a friend correct it for a week. ~ It is remarkably restful.
      C<onpurpose> {he} can think, "They know the word. That is rather the point."
      A<onpurpose> It was answered in five words, noted, and handed to an adult who is paid to deal with it. Nobody needs to win an argument about themselves every day before lunch. People are different, and there are rooms in which the right word is simply the word. Those are good rooms to spend time in.
    `,
  },
};

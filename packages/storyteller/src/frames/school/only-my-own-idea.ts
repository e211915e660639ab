import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const GROUP = String.raw`\b(?:group ?-?work|group (?:projects?|tasks?|activit\w+)|in (?:a |his |her |their |any )?(?:groups?|pairs?|teams?)\b|partner ?-?work|team ?-?work|works? with others)`;
const RUNS_DOWN = String.raw`(?:\b(?:tells?|told|telling|says?|said|saying|calls?|called|calling|thinks?)\b[^.!?]{0,30}\b(?:ideas?|suggestions?|work|they|them|it)\b[^.!?]{0,16}\b(?:rubbish|stupid|dumb|wrong|silly|boring|bad|terrible|pants|no good|useless)\b|\b(?:rubbish(?:es)?|shoots? down|puts? down|dismiss\w*|reject\w*|criticis\w+|laughs? at|argues? with)\b[^.!?]{0,20}\b(?:ideas?|suggestions?|everyone|everybody|(?:the )?others|them)\b|\b(?:won['’]?t|wont|will not|does ?n['’]?t|doesnt|never|refuses? to|can['’]?t|cannot) (?:listen to|accept|use|take on|go along with|consider)\b[^.!?]{0,24}\b(?:ideas?|suggestions?|others?|else)\b|\b(?:wants?|has|likes?) to be (?:the )?(?:boss|leader|in charge)\b|\bbosses? (?:everyone|everybody|the others|others|them)\b|\bonly (?:wants|uses|likes) (?:his|her|their) own ideas?\b)`;

/** A child who calls the others' ideas rubbish when something is to be made together. */
export const onlyMyOwnIdea: NamedScene = {
  id: 'ownidea',
  image: 'four ideas on a table, and what keeps them alive for a minute',
  cue: said(
    `(?=[^]*(?:${GROUP}))[^]*?(?:${RUNS_DOWN})`,
    String.raw`\b(?:(?:the others|they|kids|others|people|nobody|classmates|(?:his|her|their) group) (?:\w+ )?(?:say|said|says|tell|told|call|called|laugh\w*|ignore\w*|do ?n['’]?t listen|never listen|wo ?n['’]?t listen|won['’]?t listen|put))\b`,
  ),
  decides: true,
  answers: /\b(?:group|ideas?|rubbish|stupid|others|boss|works?|listen)\b/i,
  titles: { older: 'Four Ideas on a Table' },
  roles: { teacher: TEACHER },
  beside: {
    benefits: [
      'Says what happens to an idea, and to its owner, when it is called rubbish.',
      'Takes {name}’s own idea seriously as well.',
      'Offers a question that can come before a verdict.',
    ],
    talk: {
      young: [
        'How many ideas were on the table?',
        'How might it be to hear that an idea is silly?',
        'Shall we each say an idea, and like one thing in it?',
      ],
      older: [
        'What happened on the table after the word "rubbish"?',
        'Which word went into the blank?',
        'Shall we try it with a plan for the weekend: a question first?',
      ],
    },
  },
  text: {
    '6-7': `
      D<ownidea> In a group there are lots of heads, and each has an idea. {Name} may have one at once and like it best. Then all the others look wrong. "That is silly" is quick to say. After it, the others stop telling. There is one idea left, and nobody to play it with.
      P<ownidea> An idea is like a seed. From outside nobody can see what it will be.
      P<ownidea> Somebody who hears "silly" may not say the next idea. It may have been a good one.
      Q<ownidea> When somebody has another idea, {Name} may feel ____.
      H<ownidea> {helper} can listen to all of {his} idea at home. ~ It may be as long as it likes.
      H<ownidea> {teacher} can write down every idea before one is chosen.
      T<ownidea> {he} can ask, "How does it go?" ~ Then the idea gets a turn.
      T<ownidea> {he} can find one good bit in it and say that first.
      C<ownidea> {he} can think, "First I ask. Then I tell mine."
      A<ownidea> All the ideas are on one big sheet. The group takes a bit of this one and a bit of that one. {his} idea was on the sheet as well. An idea does not get smaller when others stand next to it.
    `,
    '8-10': `
      D<ownidea> When a group begins, there are soon three or four ideas on the table. {Name} may see at once how it could be done, and then every other way looks slow or wrong. "That's rubbish" takes a second to say. After that the others lean back, and one idea is left. It may even be a good one. The trouble is that nobody else feels like working on it.
      P<ownidea> A person whose idea was called rubbish seldom brings a better one a minute later. Mostly they bring none for the rest of the week.
      P<ownidea> Plenty of people think best alone, and there is nothing wrong with it. Group work is for practising the other thing, which is harder.
      Q<ownidea> When somebody suggests another way, {Name} might feel ____. It may be in the face before it is a thought.
      H<ownidea> {helper} can hear the whole idea at home, where no group needs to agree to it.
      H<ownidea> {teacher} can give each person a part that nobody else decides about. ~ Then there is less to fight over.
      T<ownidea> {he} can ask, "How would that work?" and wait for the end of the answer. ~ A question keeps an idea alive for a minute.
      T<ownidea> {he} can say what is good in an idea before saying what is missing. ~ People listen to the second half as well then.
      C<ownidea> {he} can think, "A question first. The verdict can wait."
      A<ownidea> Some ideas did not survive the question, and one or two got better by it. What the group hands in has something in it that no single person had thought of. {his} own idea is in there as well, with a corner changed. A hard word about somebody's idea can be put right, too: "I said rubbish. I meant that I liked mine."
    `,
    '11+': `
      D<ownidea> A group of people has four ideas within a minute, and most of them are half baked. {Name} may be quick at seeing what is wrong with them. It is a real ability, and editors are paid for it. In a group it has a side effect. A suggestion that is called rubbish takes its owner with it, and after two or three of those the table is silent. The person who is left with the only idea then wonders why nobody helps.
      P<ownidea> Hardly anyone can tell a verdict on an idea from a verdict on a person, at any age. That is a fact about people, and it is no use being right in spite of it.
      P<ownidea> Whoever dislikes working with others has often had one bad round of it. Preferring to think alone is respectable. It goes down better when it is said as a wish and not as a review.
      Q<ownidea> When a suggestion comes that cannot possibly work, {Name} might notice ____. Impatience usually starts in the hands.
      H<ownidea> {helper} can be the first audience for the whole plan, before the group gets to hear of it.
      H<ownidea> {teacher} can agree that one part is done alone and brought back. ~ It is a fair arrangement if it is asked for in advance.
      T<ownidea> {he} can ask one question about each suggestion before judging any. ~ Bad ideas tend to sink by themselves, and nobody has pushed them.
      T<ownidea> {he} can say, "What I like is this, and what I don't see yet is that." ~ It says the same thing, and people stay at the table.
      C<ownidea> {he} can think, "Edit later. First let it be said."
      A<ownidea> The group has a plan with parts from several people in it. The best of them came third, from somebody who had nearly kept it back. Being good at finding faults is as useful as ever. It works on a finished page, and it works badly on a beginning. Where a word was too sharp, a short sentence can repair it: "I was hard on your idea. Say it again." Few people ever hear that in a school, and they remember who said it.
    `,
  },
}; // prettier-ignore

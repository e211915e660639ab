import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const QUICK = String.raw`\b(?:adhd|a\.d\.h\.d|add|impulsiv\w*|hyperactiv\w*|attention|fidget\w*|wriggl\w*)\b`;
const BLAMED = String.raw`\b(?:naught\w*|bad (?:boy|girl|kid|child)|told off|in trouble|always (?:being )?(?:told|moved)|(?:can['’]?t|cannot|could ?n['’]?t) help (?:it|him|her|doing)|not (?:his|her|their) fault|on purpose|trouble ?maker|stupid|thick|wrong with (?:him|her|them)|like (?:the others|everyone else|everybody else|other (?:kids|children)))\b`;

/** A quick brain that is told "stop" all day: what came out before it was thought, told without the word for it. */
export const outBeforeTheThought: NamedScene = {
  id: 'beforethought',
  image: 'a sledge that is off before anybody said go, and a foot that brakes a bit sooner',
  cue: said(
    `(?=[^]*${QUICK})[^]*?${BLAMED}`,
    String.raw`\b(?:lazy|diagnos\w*|(?:just|been|was|were|have|we) (?:\w+ )?told (?:that |about )?(?:he|she|they|him|her|them|it)|(?:it|adhd) means|knows (?:he|she|they)|found out|(?:brother|sister|sibling|cousin|friend|dad|mum)(?:['’]?s)?(?: who)? (?:has|is|with) (?:got )?(?:adhd|hyper\w*)|medic\w*|tablets?|pills?)\b`,
  ),
  decides: true,
  answers:
    /\b(?:naught\w*|told off|trouble|help it|fault|calls? out|wriggl\w*|fidget\w*|like (?:the others|everyone))\b/i,
  titles: { young: 'Off Before Go', older: 'Before Anybody Said Go' },
  roles: { teacher: TEACHER },
  beside: {
    benefits: [
      'Says that being quick is something else than being bad.',
      'Tells what grown-ups cannot see from outside.',
      'Gives {name} a sentence for afterwards, and one for before.',
    ],
    talk: {
      young: [
        'Who was off before anybody said go?',
        'Which word fits in the blank for {name}?',
        'Shall we find a job with moving in it?',
      ],
      older: [
        'What could nobody see from outside?',
        'Which word went into the blank?',
        'Shall we tell one thing that was meant well today?',
      ],
    },
  },
  text: {
    '4-5': `
      D<beforethought> Some sledges go before "go". {Name has} a body like that. Legs move and words hop out, and the thought comes after. Then {he} may hear "stop", and "stop" again. To be quick is not to be bad. It is a fast sledge, and a brake takes time to grow.
      P<beforethought> Grown-ups see what came out. They cannot see what {he} wanted to do.
      Q<beforethought> After the third "stop", {Name} may feel ____.
      H<beforethought> {teacher} can give {him} a job with moving in it.
      H<beforethought> {helper} can say what was good today.
      T<beforethought> {he} can stamp two times and then go.
      T<beforethought> {he} can say, "That was too fast. I'll help."
      C<beforethought> {he} can say, "Fast is not bad."
      A<beforethought> The sledge was off again before "go". One time a foot put the brake on, just a bit. Nobody else saw it. A body that likes moving has good days too. Somebody is glad of {Name}.
    `,
    '6-7': `
      D<beforethought> Some sledges are off before anybody has said go. A quick brain is a bit like that. {Name} may have moved or called out before the thought was there. Then somebody says "stop". It can sound like "bad", and it is something else. Bad is when a person wants to do harm. This was only too early.
      P<beforethought> From outside, grown-ups see what happened. They cannot see what was meant. They cannot see the long quiet bit before it.
      P<beforethought> A brain gets its brakes bit by bit. In some people they take longer, and no wish makes them grow faster.
      Q<beforethought> When "stop" comes again, {Name} may feel ____. It may be hot in the ears.
      H<beforethought> {teacher} can have a quiet sign for {him}. ~ A job with moving in it helps as well.
      H<beforethought> {helper} can ask, "What did you want to do?" ~ Then the other half of the day gets told.
      T<beforethought> {he} can press both feet on the floor before an answer. ~ It is a small brake.
      T<beforethought> {he} can say, "That came out too early. I'll put it right."
      C<beforethought> {he} can think, "Quick is not bad. I am getting brakes."
      A<beforethought> The sledge was off again, and later it stopped a bit sooner. Hardly anybody sees a thing like that. It can be told at home, beside the other things that went well. What came out can be put right with a word. What was meant was good from the start, and moving fast is no crime.
    `,
    '8-10': `
      D<beforethought> Between having an idea and doing it, there is a gap. In some people it is as long as a breath, and in others it is hardly there. {Name} may have moved, answered or grabbed before the thought arrived, like a sledge that is off before "go". Afterwards comes a "stop", and by the end of a day there have been many. It is easy to add them up to "bad". That sum is wrong. Whoever is bad has chosen it, and here nobody was asked.
      P<beforethought> Adults judge by what they see. The nine minutes of holding still before it are invisible. They may have been the hardest work in the room.
      P<beforethought> Brakes in a brain are among the last parts to be finished. In some people that takes years longer than in others, and it has nothing to do with trying.
      Q<beforethought> When {his} name is called in that voice, {Name} might feel ____.
      H<beforethought> {teacher} can agree on a sign that nobody else notices, and say it aloud when something went well.
      H<beforethought> {helper} can hear what was meant before talking about what happened. ~ Both belong to the story.
      T<beforethought> {he} can write the answer on a corner of paper first. ~ It makes the gap one breath longer.
      T<beforethought> {he} can say, "That was out before I thought. What can I do now?" ~ It is neither an excuse nor a confession.
      C<beforethought> {he} can think, "Too early is not bad. And I can put it right."
      A<beforethought> The day had its "stops", and in between there was a foot on the brake that nobody noticed. It counts all the same, and it can be told at supper. A mind that moves fast is good for goals, jokes and catching falling cups. What came out too early can be put right by the same person, and mostly that takes one sentence.
    `,
    '11+': `
      D<beforethought> There is an interval between an impulse and an action, and people are issued with very different lengths of it. In {Name} it may be so short that the remark, the movement or the answer is out before anyone has been consulted. Then comes the correction, from teachers, from family, from people in the queue. After some thousands of those it is natural to conclude that one is simply difficult. The conclusion is tidy and wrong. Being bad requires a decision, and this is what happens in front of one, like a sledge that leaves before "go".
      P<beforethought> What others see is the half second that went wrong. The effort of the forty minutes before leaves no trace, which is why it is so seldom praised.
      P<beforethought> The part of the brain that brakes is finished last, in some people well after twenty. Knowing that does not cancel what came out. It does say what kind of thing it was.
      Q<beforethought> At yet another correction, {Name} might notice ____. Shame is often dressed as not caring.
      H<beforethought> {helper} can ask what was intended before discussing what resulted.
      H<beforethought> {teacher} can settle on a signal, in private. ~ Being corrected without an audience takes out most of the sting.
      T<beforethought> {he} can put it right in one sentence and then leave it. ~ Long apologies help nobody.
      T<beforethought> {he} can find the hour of the day when it happens most, and ask for movement before it.
      C<beforethought> {he} can think, "It came before the decision. The next bit is my decision."
      A<beforethought> By evening the tally of corrections is known to everyone, and the tally of times when the brake held is known to one person. Both are part of the day. A sledge like that is hard to steer on a narrow path and quite useful on a wide one. What was too early can be mended afterwards. Few skills are more useful for a mind that moves fast.
    `,
  },
};

import { said, type NamedScene } from '../scene.ts';

const TOOK = String.raw`\b(?:took|taken|stole|stolen|nicked|pinched|swiped|shoplift\w*|takes|stealing|pocketed)\b`;
const PUT_RIGHT = String.raw`\b(?:(?:went|gone|walked|drove|marched) (?:straight )?back|(?:took|gave|given|brought|handed|put|carried) (?:it|them|the \w+) back|returned (?:it|them)|paid (?:for (?:it|them)|them back|it back)|and paid|owned up|(?:said|say) sorry (?:to|for)|apologi[sz]ed)\b`;

/** Something that was taken, and has been taken back or paid for since: what is over, and what is for the next wish. */
export const walkedBack: NamedScene = {
  id: 'walkedback',
  image: 'the way back to where a thing was taken, which has been walked',
  cue: said(
    `(?=[^]*${TOOK})[^]*?${PUT_RIGHT}`,
    String.raw`\b(?:keeps?|again and again|every (?:day|week|time)|always|won['’]?t|refus\w*|not (?:said|given|paid|taken)|(?:has|have|did)n['’]?t|should|needs? to|have to|going to|robux|game|card|money from)\b`,
  ),
  decides: false,
  inNotes: true,
  answers: /\b(?:took|shop|paid|back|sorry|returned|chocolate|sweets?)\b/i,
  titles: { young: 'It Is Put Right', older: 'The Way Back, Walked' },
  beside: {
    benefits: [
      'Says that a thing was taken and put right, and that it is over.',
      'Shows why grown-ups may ask again.',
      'Gives {name} a way to say a wish aloud.',
    ],
    talk: {
      young: [
        'What happened after a thing was taken?',
        'How does it feel when it is put right?',
        'Shall we play shop, and ask for things?',
      ],
      older: [
        'Which of the two halves costs more, and why?',
        'Which word went into the blank?',
        'Shall we find out what it would take to have a wish?',
      ],
    },
  },
  text: {
    '4-5': `
      D<walkedback> A hand can take a thing very fast. To put it right takes longer. {Name} took something, and then it was put right. That is a hard walk, and it is over now.
      P<walkedback> Grown-ups took things too, when they were small. Some still remember the walk back.
      Q<walkedback> When somebody talks of it, {Name} may feel ____.
      H<walkedback> {helper} can say, "It is put right."
      H<walkedback> {helper} can play shop, with a lot of asking.
      T<walkedback> {he} can ask, "May I have it?" and wait.
      T<walkedback> {he} can look with both hands behind {his} back.
      C<walkedback> {he} can think, "First I ask, and then I take."
      A<walkedback> It went back, or it was paid for. So it is over. Nobody needs to say it each day. When there is a new wish, the mouth goes first. The hand can wait and be held.
    `,
    '6-7': `
      D<walkedback> To take a thing is quick, and to put it right is slow. {Name} has done both. Something was taken, and then it went back or was paid for. The second part is the hard one. Many people would rather run.
      P<walkedback> Grown-ups may talk about it again because they worry. They may forget to say what they saw. They saw somebody who went back.
      Q<walkedback> When it comes up again, {Name} may feel ____. It can be two things at once.
      H<walkedback> {helper} can say that it is over now.
      H<walkedback> {helper} can talk about wishes. ~ Some can be bought, some saved for, and some only looked at.
      T<walkedback> {he} can say, "I would like that," out loud. ~ A wish that is said needs no pocket.
      T<walkedback> {he} can walk on and think about it at the door.
      C<walkedback> {he} can think, "It is put right. Next time I ask."
      A<walkedback> There is a place where {Name} took something. Now it is also the place where it was put right. New wishes will come, because they come to everyone. For most of them there is a way to ask.
    `,
    '8-10': `
      D<walkedback> Three seconds are enough to take a thing, and it took a good deal longer to put this one right. {Name} took something that belonged to somebody else, and then it went back or was paid for. Only the first half usually makes a story. The second half is rarer, and it costs more: a walk, a face and one sentence. It has been done.
      P<walkedback> Whoever was at the other end may have been short about it, or kind. Either way they have seen something that they do not see every week.
      P<walkedback> Adults tend to bring such a thing up again, in order to be sure. What they mean is mostly, "Will it happen again?" That can be answered once and then left.
      Q<walkedback> When somebody mentions it, {Name} might feel ____. Two feelings can share one word.
      H<walkedback> {helper} can say aloud that it is settled, and leave it out at supper.
      H<walkedback> {helper} can ask once, with no trial, what it was really about.
      T<walkedback> {he} can say what {he wants}, and find out what it would take: money, time or a birthday.
      T<walkedback> {he} can walk on when a thing is tempting, and think again at the door.
      C<walkedback> {he} can think, "I took it, and I put it right. Both are true."
      A<walkedback> What was taken is back or paid for. In the place where it happened, two things are known now, and the later one counts for more. Somebody who has walked back once knows the way. It is easier still not to need it.
    `,
  },
};

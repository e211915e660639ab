import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** School toilets where a lock does not work, others come in, or nobody else is there. */
export const aDoorAtSchool: NamedScene = {
  id: 'toiletdoor',
  image: 'a toilet door at school, and somebody who keeps it shut',
  cue: said(
    String.raw`(?=[^]*\b(?:school|class|reception|year \w+|teacher)\b)(?=[^]*\b(?:toilets?|loos?|bathroom)\b)[^]*\b(?:(?:does ?n['’]?t|do ?n['’]?t|won['’]?t|wont|doesnt|dont|not|ca ?n['’]?t) (?:lock|shut|close)|no locks?|locks? (?:is|are|was)? ?(?:broken|does|not)|(?:broken|without a) lock|(?:others?|people|kids|children|boys|girls|someone|somebody|anyone|bigger \w+) (?:\w+ )?(?:come|comes|coming|came|walk|walks|walked|look|looks|burst|bursts|get|peep|peeps|push|open|opens) (?:in|over|under|it|the door)|(?:alone|by (?:him|her|them)sel\w+|on (?:his|her|their) own))\b`,
    String.raw`\b(?:hand ?dry\w*|flush\w*|loud|nois\w+|smell\w*|stink\w*|nursery|period|ghosts?|monsters?|wip(?:e|es|ing)|bloody mary|locked in|stuck|hit|punch\w*|hurt\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:alone|others|lock|door|come in|scared|afraid)\b/i,
  titles: { young: 'Who Keeps the Door', older: 'Who Keeps the Door' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<toiletdoor> At school, the toilet has a thin door. Others come in, or nobody is there at all. {Name} may not like to go in alone then. A wee is private. So somebody can keep the door.
      P<toiletdoor> Lots of children like it best with somebody near.
      Q<toiletdoor> At the toilet door, {Name} may feel ____.
      H<toiletdoor> {teacher} can say who may come along.
      H<toiletdoor> {helper} can tell the school what is wrong.
      T<toiletdoor> {he} can ask a friend to stand by the door.
      T<toiletdoor> {he} can sing in there. Then others hear it.
      C<toiletdoor> {he} can say, "I am in here!"
      A<toiletdoor> The door was shut, and somebody stood by it. A song came out, and then a wee. The tummy is free again. A toilet can be quick with two.
    `,
    '6-7': `
      D<toiletdoor> School toilets have thin doors, and not each lock works. Others come in, or it is so quiet that each drip is heard. {Name} may put off going, and a bladder does not like that. A toilet is private, and that is a right. A lock can be mended, and a door can be kept.
      P<toiletdoor> Quite a few in the class mind it, too. Hardly anyone says so.
      P<toiletdoor> The people who mend things cannot see a broken lock from the office. Somebody tells them.
      Q<toiletdoor> Outside that door, {Name} may feel ____.
      H<toiletdoor> {helper} can ring the school about the lock.
      H<toiletdoor> {teacher} can say who may come along, or open another toilet.
      T<toiletdoor> {he} can ask a friend to keep the door.
      T<toiletdoor> {he} can go in the middle of a lesson, when it is calm.
      C<toiletdoor> {he} can call, "Somebody is in here!"
      A<toiletdoor> Somebody stood outside and kept the door with one foot. It took as long as one song. If a person looks over a door, it is told at once. It is the school's job to stop that. The afternoon goes better with an empty bladder.
    `,
    '8-10': `
      D<toiletdoor> Whoever planned school toilets did not ask the people who use them. Locks get broken, others walk in and out, and at other times nobody is there at all. {Name} may hold on until home, as a good many do. It is hard on a bladder and on the last lesson. Privacy there is no special wish. Schools owe it to everyone.
      P<toiletdoor> Teachers use another toilet and do not know which lock fails. One note changes that.
      P<toiletdoor> Most of those who come in want one thing only, and are in a hurry.
      Q<toiletdoor> At the door, {Name} might feel ____.
      H<toiletdoor> {helper} can write to the school about locks, and about who may come in.
      H<toiletdoor> {teacher} can allow another toilet, or a quiet minute in a lesson.
      T<toiletdoor> {he} can make a deal with a friend: one goes, and one keeps the door.
      T<toiletdoor> {he} can tell a teacher at once if somebody looks over or pushes.
      C<toiletdoor> {he} can think, "A shut door is my right."
      A<toiletdoor> A foot in a trainer kept the door, and nobody discussed it. The lock is on somebody's list now. If anyone looks over or pushes, that is told, and it is theirs to answer for. It is a dull place again, and that is a good thing in a toilet.
    `,
  },
};

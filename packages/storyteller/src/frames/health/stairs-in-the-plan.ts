import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const WHEELS = String.raw`\b(?:wheel ?chair(?: user)?|power ?chair|walking frame|walker|rollator|crutches|uses? (?:a )?(?:frame|chair)|in a chair)\b`;
const TRIP = String.raw`\b(?:trips?|outings?|excursions?|residential|coach|minibus|school camp|sports day|disco|prom|climbing|theme park|museum|party|parties)\b`;
const NOT_THOUGHT_OF = String.raw`\b(?:(?:no ?(?:one|body)|they|school|teachers?|did ?n['’]?t|never|forgot|nobody has) (?:\w+ ){0,3}?(?:thought|think|thinks|plan\w*|ask\w*|check\w*|book\w*|remember\w*|consider\w*)|forgot(?:ten)? (?:about|that)|(?:not|is ?n['’]?t|was ?n['’]?t|wasnt|in) ?accessible|no (?:lift|ramp|hoist|accessible|disabled)|(?:has|have|had|got|full of|with|only|up) (?:\w+ )?(?:stairs|steps)|(?:can['’]?t|cannot|cant|could ?n['’]?t|couldnt|not able to|won['’]?t be able to|not allowed to|told (?:he|she|they) can['’]?t) (?:\w+ )?(?:go|come|get (?:on|in|up|there|to)|join|take part)|(?:stay|stays|stayed|staying|left|leave|leaving) (?:behind|at school|in school|at home|out)|how (?:he|she|they|i)(?:['’]d|['’]ll| would| will| can| could)? (?:\w+ )?(?:get|go|manage)|excluded)\b`;

/**
 * A trip that was planned without the one on wheels: whose job it is to ask beforehand, and that a plan can be changed. That
 * schools have to make reasonable adjustments, on trips too: Equality Act 2010, as Contact and IPSEA explain it.
 */
export const stairsInThePlan: NamedScene = {
  id: 'stairsplan',
  image: 'a plan with stairs in it, and a rubber',
  cue: said(
    `(?=[^]*${WHEELS})(?=[^]*${TRIP})[^]*?${NOT_THOUGHT_OF}`,
    String.raw`\b(?:dog walker|star(?:e|es|ing|ed)|new wheel ?chair|lift (?:of|on) the)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:nobody|no one|thought|trip|coach|stairs|steps|accessible|left|behind|how)\b/i,
  titles: { young: 'A Rubber for the Plan', older: 'A Plan With Stairs in It' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<stairsplan> A trip has a plan. In this plan there was a step. {Name goes} on wheels, and wheels do not go up a step. Nobody had thought of it. The wheels are fine. It is the plan that was wrong.
      P<stairsplan> Grown-ups on two legs forget about steps. They do not see how many there are.
      Q<stairsplan> When a plan has a step in it, {Name} may feel ____.
      H<stairsplan> {teacher} can make the plan again.
      H<stairsplan> {helper} can call and ask, "Is there a ramp?"
      T<stairsplan> {he} can say, "I want to come too."
      T<stairsplan> {he} can help to look for the way.
      C<stairsplan> {he} can say, "Mend the plan, please."
      A<stairsplan> A plan is made of paper. There is a rubber for that. Rub, rub, out goes the step, and in comes a ramp. It is fine to ask, on any day and for any trip.
    `,
    '6-7': `
      D<stairsplan> Before a trip, somebody makes a plan. There is a coach in it, a place and lunch. This plan had steps in it, and {Name moves} on wheels. Nobody had thought about that. It is easy to feel like a problem then. But the problem is the plan, and plans can be changed.
      P<stairsplan> People who walk do not count steps. They go up three of them and could not say so afterwards. Once somebody has told them, they see steps everywhere.
      Q<stairsplan> When nobody has thought of the wheels, {Name} may feel ____.
      H<stairsplan> {helper} can talk with the school before the day. ~ A trip is meant for the whole class.
      H<stairsplan> {teacher} can ask for a coach with a lift. ~ There are such coaches, and it takes a call.
      T<stairsplan> {he} can say what a place needs, such as a ramp.
      T<stairsplan> {he} can say, "I would like to be asked first."
      C<stairsplan> {he} can think, "The plan is wrong. I am right as I am."
      A<stairsplan> There is a list now, with a ramp and a lift on it. It can be used for the next plan too. To be cross about the first plan was fair. A class is all of its people, and a trip is for a class.
    `,
    '8-10': `
      D<stairsplan> Somebody planned a trip, and somebody forgot that not everyone goes up steps. {Name} found that out, perhaps quite late, and it stings. Coaches with a lift exist, and so do places with a ramp. To find them takes one phone call, and the call was not made. It was no accident of the body. It was a gap in a plan, and finding such gaps is the job of adults. In Britain, the law asks schools to think of it before a trip.
      P<stairsplan> People who walk do not see stairs as stairs. They see a building. It is no excuse for those who plan. It explains how a whole staff room can miss the same thing.
      P<stairsplan> Friends may not know what has gone wrong. Most of them would be cross too, if they did.
      Q<stairsplan> When {he} heard how it was planned, {Name} might have felt ____. Angry is a sensible answer.
      H<stairsplan> {helper} can speak to the school about it, and have it put right in writing.
      H<stairsplan> {teacher} can ask {Name} first the next time, before anything is booked.
      T<stairsplan> {he} can write a short list of what a coach and a place need. ~ Nobody at school knows that better.
      T<stairsplan> {he} can say how it felt, in one plain sentence, to the person who planned it.
      C<stairsplan> {he} can think, "The gap is in the plan. It is not in me."
      A<stairsplan> A list has gone to the school, and somebody has a call to make. This trip can be changed, or somebody can say sorry for it. The next plan starts with the list. Wheels go to museums, farms and castles every day, with people who asked first.
    `,
    '11+': `
      D<stairsplan> A trip gets planned by people who take stairs two at a time, and it shows. Nobody had asked how {Name} would get on the coach or into the place, and so the answer arrived late and in public. It is worth being exact about where the fault lies. Coaches with lifts exist, and so do step-free places. What was missing was one question in good time. In Britain, the law asks schools for reasonable adjustments, and that includes trips.
      P<stairsplan> Being forgotten is not the same as being unwanted, although the two feel much alike from a pavement. Those who forgot probably feel bad about it, and people who feel bad apologise clumsily.
      P<stairsplan> Friends take their cue from the person concerned. If it may be called outrageous, they will call it that with pleasure.
      Q<stairsplan> Thinking of that moment, {Name} might notice ____. It need not be tidied up into understanding.
      H<stairsplan> {helper} can put it to the school in writing, with the question of what will be different next time.
      H<stairsplan> {teacher} can bring {Name} into the planning, where the question belongs.
      T<stairsplan> {he} can decide how far to take it: a remark, a message or a meeting with somebody alongside.
      T<stairsplan> {he} can hand over five lines on what works, such as doors, lift, toilet, seat and time. ~ Nobody can then say that they did not know.
      C<stairsplan> {he} can think, "It was a planning error, and it was not mine."
      A<stairsplan> The five lines are with the school, and the next plan has them at the top. It may be that this trip is put right, and it may be that it comes with an apology. Either way, it has been said aloud that a class trip includes the class. Being easy to forget is a fault of plans, and there is a remedy for it.
    `,
  },
};

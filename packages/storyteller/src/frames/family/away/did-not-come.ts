import { said, type NamedScene } from '../../scene.ts';
import { parentRole } from '../parent-role.ts';

const PARENTS = String.raw`(?:(?:birth |real |bio(?:logical)? )?(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father)|my ex|(?:he|she))`;
/** What was said of a day. */
const WAS_TO_COME = String.raw`(?:says?|said|tells?|told|promis\w+|supposed to|meant to|due to|going to|will|was to|arrang\w+|plans?)\b[^.!?]{0,50}\b(?:come|coming|visit\w*|pick(?:ing)? (?:him|her|them) up|have (?:him|her|them)|take (?:him|her|them)|see (?:him|her|them)|collect|fetch|turn up|show up|be there|call|ring|phone)`;
/** What happened then. */
const DID_NOT = String.raw`(?:does ?n['’]?o?t|did ?n['’]?o?t|does not|did not|never|and then not) (?:even |actually |bother to )?(?:come|turn(?:s|ed)? up|show(?:s|ed)?(?: up)?|appear|arrive|turn|make it)s?\b|\bno[- ]shows?\b|\bcancel(?:s|led|ling)?\b|\blets? (?:him|her|them) down\b`;

/** A parent who lives elsewhere says that they will come, and does not. */
export const didNotCome: NamedScene = {
  id: 'nocome',
  image: 'a window with somebody at it, and a kitchen with somebody in it',
  cue: said(
    String.raw`(?:\b${PARENTS}\b[^.!?]{0,40}\b${WAS_TO_COME}\b[^]{0,60}?(?:\b(?:${DID_NOT}))|\b${PARENTS}\b[^.!?]{0,40}?\b(?:keeps? |always |often |sometimes )?(?:cancel(?:s|led|ling)? (?:\w+ ){0,3}(?:visits?|contact|weekends?|last minute|at the last|on (?:him|her|them))|(?:does ?n['’]?t|did ?n['’]?t|never|fails? to|keeps? not|not) (?:turn(?:s|ed|ing)? up|show(?:s|ed|ing)? up)|lets? (?:him|her|them) down)|\b(?:contact|visits?|weekends?) (?:with|to|at) (?:\w+ )?${PARENTS}\b[^.!?]{0,16}\bcancel(?:s|led|ling)?\b|\b(?:waits?|waiting|waited|sits?|sat|stands?|stood)\b[^.!?]{0,16}\b(?:at|by|in) the window\b[^.!?]{0,30}\bfor ${PARENTS}\b)`,
    String.raw`(?=[^]*\b(?:foster\w*|in care|social workers?|contact cent(?:re|er))\b)(?=[^]*\b(?:cancel\w*|called off)\b)[^]|\b(?:died|dead|prison|jail|party|parties|play|concert|parents'? evening|assembly|nativity|match|shift|works? late|stuck at work|flight|school (?:run|pick))\b`,
  ),
  decides: true,
  answers:
    /\b(?:come|comes|visit\w*|window|horrible|fault|cancel\w*|turn\w* up|show\w* up|let\w* (?:him|her|them) down)\b/i,
  titles: { young: 'The Window and the Kitchen', older: 'A Plan for Maybe-Days' },
  roles: {
    visitor: parentRole(
      (names) => new RegExp(String.raw`\b(${names})\b(?! (?:and i|and me)\b)(?=[^]*(?:\b(?:${DID_NOT})))`, 'i'),
    ),
  },
  text: {
    '4-5': `
      D<nocome> {visitor} lives away from here. There was going to be a visit. {Name} may have looked out of the window for a long time. Then {visitor} did not come. It was not because of anything a child did.
      P<nocome> Some grown-ups say yes, and then they cannot do it. They have a trouble that is too big for them.
      P<nocome> The ones at home were sorry, too. They cannot make a car come.
      Q<nocome> When nobody is at the gate, {Name} may feel ____.
      H<nocome> {helper} can say, "It is a maybe. I am here."
      H<nocome> {helper} can have something warm ready to drink.
      T<nocome> {he} can be cross and sad on a lap.
      T<nocome> {he} can draw what today was like.
      T<nocome,activity> {he} can go to the kitchen and ask for some {activity}.
      C<nocome> {he} can say, "I waited, and I did nothing wrong."
      A<nocome> {visitor} is still away, and missing somebody is fine. Nobody knows when there is a visit. Behind the window is a kitchen with a light on. Somebody is in there, and there is tea.
    `,
    '6-7': `
      D<nocome> {visitor} lives away from here and sometimes says, "I will come." {Name} may have stood at the window then until it got late. Nobody came. After that, people can be sad, or angry with whoever is nearest. It was not because of anything a child did, said or was. The reason is in the life of a grown-up.
      P<nocome> {visitor} may mean it when it is said. To want something and to manage it are two things. Some grown-ups have a trouble that gets in between.
      P<nocome> The ones at home see the window too, and they get the cross words. They mostly know whom those were for.
      Q<nocome> When it has got late, {Name} may feel ____. It may be two things, and one of them loud.
      H<nocome> {helper} can call each visit a maybe until it happens. ~ A maybe is easier to wait with than a yes.
      H<nocome> {helper} can keep a plan for the hour after. ~ It is there if nobody comes.
      T<nocome> {he} can choose how long to wait, and then leave the window. ~ It gives nobody up.
      T<nocome> {he} can say who the anger is for. ~ Then it lands in the right place.
      T<nocome,activity> {he} can save some {activity} for a day like that.
      C<nocome> {he} can think, "Somebody could not do it. It is not about me."
      A<nocome> There is a plan for days like that, and it smells of toast. It does not make up for the visit. {visitor} is away. It is possible to miss somebody and be angry, too. The window is for rain and cats again. In the kitchen is somebody who was here all day.
    `,
    '8-10': `
      D<nocome> "I will come on Saturday" is a short sentence, and it can fill a whole week. {visitor} lives away from here and has said such things before. {Name} may know the window, the sound of each car, and the minute when it is clear. Being horrible to somebody afterwards is common, and it mostly hits the person who is safest. None of it began with anything that a child did. Adults who stay away are stopped by something in their own lives.
      P<nocome> It may well have been meant when it was said. Some adults can mean a thing on Monday and not manage it on Saturday. That says something about their trouble, and nothing about the child.
      P<nocome> The person at home sees a back at the window and cannot make a car come. Being shouted at afterwards is not nice, and that person mostly knows who it was meant for.
      Q<nocome> In the minute when it becomes clear, {Name} might feel ____.
      H<nocome> {helper} can call every visit a maybe until it happens. ~ A maybe is easier to put down.
      H<nocome> {helper} can agree on a time when the waiting stops, and on what comes after it.
      T<nocome> {he} can decide beforehand how long to wait, and leave the window then. ~ It gives nobody up.
      T<nocome> {he} can say, "I am angry, and it is not with you." ~ Then the anger lands in the right place.
      T<nocome,activity> {he} can keep some {activity} for the hour after the waiting. ~ Hands like to have something else to do.
      C<nocome> {he} can think, "Somebody could not do it. It was not about me."
      A<nocome> At four o'clock the waiting stopped, as agreed, and the plan for maybe-days began. It repairs nothing, and it keeps one afternoon from being swallowed whole. {visitor} is away, and may come another time or not. A person can be missed and be raged at in the same hour. In the kitchen is somebody who was here all day.
    `,
    '11+': `
      D<nocome> Some people who live away have a way of taking up a whole week. A day is agreed, and it can only be treated as real and as doubtful at once. {Name} may have stopped mentioning it to anybody, since that saves explaining afterwards. When nobody turns up, the mind starts looking for reasons and usually begins with itself. It is looking in the wrong place. Adults who stay away are stopped by something in their own lives, and no child ever caused that.
      P<nocome> It may have been sincere at the time. Meaning something and being able to do it are separate abilities, and some people have lost the second one for now.
      P<nocome> Whoever is at home gets the mood that belongs to somebody else. It is hard on that person, and in an odd way it is a kind of trust.
      Q<nocome> At the point where it is clear that nobody is coming, {Name} might feel ____. Relief is one of the possible answers.
      H<nocome> {helper} can treat every visit as a maybe, and say so out loud. ~ It is honest, and it spoils less.
      H<nocome> {helper} can take the messages from now on and pass them on once a thing is certain.
      T<nocome> {he} can decide beforehand how long to wait, and have somewhere to be afterwards.
      T<nocome> {he} can tell one person at home who the anger is for. ~ It saves several days.
      T<nocome,activity> {he} can put some {activity} into the hour after. ~ It was not going to be a useful hour otherwise.
      C<nocome> {he} can think, "That was about them. It was not about me."
      A<nocome> The agreed hour went by, the shoes went on, and the rest of the day was used for something else. Nobody would call it a good day, and it was not wasted either. {visitor} is away, and whatever stood in the way was not {Name}. That may change, and no waiting has any effect on it. In the kitchen somebody had been in all day and was burning the toast.
    `,
  },
};

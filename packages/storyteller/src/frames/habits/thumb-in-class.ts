import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** What others make of a thumb. */
const LAUGHED_AT = String.raw`\b(?:laugh\w*|teas\w*|mak(?:e|es|ing) fun|made fun|call(?:s|ed|ing)? (?:him|her|them) (?:a )?(?:\w+ )?bab\w+|only bab(?:y|ies)|(?:said|says?|tells?|told)\b[^.]{0,30}\bbab(?:y|ies)|hides? (?:his|her|their) thumb|bab(?:y|yish)\b[^.]{0,20}\b(?:at school|kids|children|class)|pick(?:s|ed|ing)? on|comments?|embarrass\w*|asham\w*|in front of)\b`;

/** A thumb that goes in at school, and others who laugh. */
export const thumbInClass: NamedScene = {
  id: 'thumbseen',
  image: 'a thumb on a carpet at school, and a small thing for it to hold',
  cue: said(
    String.raw`${LAUGHED_AT}`,
    String.raw`\b(?:brother|sister) (?:laughs|teases)\b|\b(?:at night|sleep[- ]?overs?)\b`,
  ),
  decides: said(
    String.raw`(?=[^]*\b(?:thumb|fingers?)\b)(?=[^]*\bsuck\w*\b)[^]*?${LAUGHED_AT}`,
    String.raw`\b(?:brother|sister) (?:laughs|teases)\b`,
  ),
  titles: { young: 'A Job for a Thumb', older: 'What a Thumb Does in Class' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<thumbseen> At story time it is quiet. Hands have nothing to do, and a thumb goes in. {Name} may not even notice. Somebody sees it and laughs, or calls out a name. That is not nice. The thumb did nothing wrong.
      P<thumbseen> A lot of children suck a thumb. Some stopped last week and have forgotten it. They laugh the loudest.
      Q<thumbseen> When somebody laughs, {Name} may feel ____.
      H<thumbseen> {teacher} can say that it is not kind.
      H<thumbseen> {helper} can find something small for a hand to hold.
      T<thumbseen> {he} can put the thumb inside the fist.
      T<thumbseen> {he} can say, "Stop that, please."
      C<thumbseen> {he} can think, "Thumb, stay with my hand."
      A<thumbseen> The story is over, and the thumb had a rest. On some days the thumb will go in again. That is how thumbs are. A grown-up knows about the laughing now, and it can stop.
    `,
    '6-7': `
      D<thumbseen> On the carpet at school, hands have nothing to do. That is when a thumb goes in. {Name} does not send it there, and mostly {he notices} it late. Then somebody may laugh or say something about babies. The laughing is unkind. A habit is only a habit, and nobody is a baby because of one.
      P<thumbseen> In most classes there are thumbs, nails, sleeves and pencils that get chewed. People see the thumb because it is easy to see. The ones who laugh may be glad that nobody looks at their own nails.
      P<thumbseen> Wanting to stop and stopping are two things. After years of one thing, a thumb needs weeks to learn another.
      Q<thumbseen> When the others laugh, {Name} may feel ____. It may be hot in the face.
      H<thumbseen> {teacher} can make a secret sign when the thumb is on its way. ~ Nobody else needs to know it.
      H<thumbseen> {teacher} can see to it that the laughing stops. ~ That is a teacher's job, and not a child's.
      H<thumbseen> {helper} can find something small for a pocket. ~ It is a job for the thumb.
      T<thumbseen> {he} can sit on one hand and hold something small in the other. ~ Then both are busy.
      T<thumbseen> {he} can answer, "It's a habit. I'm working on it." ~ Short answers are dull to tease.
      C<thumbseen> {he} can think, "Thumb, here is your job."
      A<thumbseen> A hand held something small, and it got warm. The thumb stayed with it for half of carpet time. Half is a lot. Tomorrow it may be less or more. Those who laugh will find something else to do. A thumb learns its new job a little at a time.
    `,
    '8-10': `
      D<thumbseen> Habits like to come out when the mind is somewhere else. During a long explanation a thumb may arrive in the mouth without an invitation. {Name} finds out by somebody's face. Being laughed at for it hurts, and it is unfair. It is a way of calming down that the body learnt as a baby and has kept. Adults have theirs, and most of those are less healthy.
      P<thumbseen> In any row there are chewed cuffs, bitten nails, twirled hair and clicked pens. A thumb has the bad luck of being easy to recognise. Whoever laughs first is often glad to have the attention elsewhere.
      Q<thumbseen> When somebody has noticed, {Name} might feel ____. It mostly passes more slowly than it came.
      H<thumbseen> {teacher} can be told about the remarks and put an end to them.
      H<thumbseen> {helper} can ask a dentist for a plan. ~ They see several people a week with exactly this.
      T<thumbseen> {he} can find the two times of day when it happens most and keep something in that hand then.
      T<thumbseen> {he} can say, "It's a habit," and turn back to {his} work. ~ There is not much to laugh at in that.
      C<thumbseen> {he} can think, "Noticed. Hand, you have something better."
      A<thumbseen> Habits do not end on a Monday. They get rarer, then they come back in a bad week, and then they get rarer again. Every time that a thumb is noticed on its way counts. The remarks are somebody else's habit, and there are people whose job it is to work on that one.
    `,
  },
};

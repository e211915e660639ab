import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const HIDES = String.raw`\b(?:toilets?|loos?|cubicle|bathrooms?)\b`;

/** Somebody eats behind a toilet door since there is nobody to sit with: it is about people and not about food. */
export const lunchBehindADoor: NamedScene = {
  id: 'behindadoor',
  image: 'a bolt on a door, and a room in which lunch can be eaten in company',
  cue: said(
    String.raw`\b(?:eats?|eating|ate|has|having|spends?|spending|hides?|hiding|sits?|sitting)\b[^.!?]{0,40}\b(?:lunch\w*|dinner|break\w*|sandwich\w*|food|meal)\b[^.!?]{0,30}${HIDES}|\b(?:eats?|eating|ate|hides?|hiding|sits?|sitting|spends?)\b[^.!?]{0,30}${HIDES}[^.!?]{0,40}\b(?:lunch\w*|break\w*|dinner|sandwich\w*)\b`,
    String.raw`\b(?:wee|poo|accident|wet(?:s|ting)?|sick|vomit\w*|throws? up|holds? it|needs? the)\b`,
  ),
  decides: true,
  answers: /\b(?:lunch|toilets?|sit|no[- ]?one|nobody|alone|friends?|eats?|hid\w*)\b/i,
  titles: { older: 'A Bolt on a Door' },
  roles: { teacher: TEACHER },
  text: {
    '8-10': `
      D<behindadoor> The dinner hall is full of tables, and at each of them there seems to be somebody's friend. {Name} has been eating lunch in the toilets instead, because there is nobody to sit with. It makes sense: a bolt is a good thing when being looked at is hard. It is also a lonely place for a sandwich. Nothing is wrong with the person behind that door. Something is missing outside it, and that can be put right with help.
      P<behindadoor> Grown-ups at school would want to know. They look at tables and cannot see who is not there.
      P<behindadoor> Quite a few children dread that walk with a tray. Some of them sit with people they do not even like.
      Q<behindadoor> When the bell goes for lunch, {Name} might feel ____.
      H<behindadoor> {helper} can listen without being shocked, and tell the school.
      H<behindadoor> {teacher} can find a lunch club, a job or a table with somebody kind at it. ~ They are ordinary things to ask for.
      T<behindadoor> {he} can tell one adult, "I've got nobody to sit with at lunch." ~ That is enough to start with.
      T<behindadoor> {he} can ask one person from the morning, "Can I sit with you?"
      C<behindadoor> {he} can think, "I deserve a table."
      A<behindadoor> Somebody knows about it now, and there is a room with games where three people bring their lunch. It is a start. The toilets can go back to what they are for. A table with one friendly person at it is full enough.
    `,
    '11+': `
      D<behindadoor> Eating lunch in a toilet is more common than anyone supposes, since nobody who does it can see the others. {Name} has done it because there is no one to sit with, and a bolted door at least has no audience. It is a sensible answer to a bad twenty minutes. As a plan it has a drawback. It hides the problem from the people who could do something, and it tells its owner something untrue, namely that {he belongs} out of sight.
      P<behindadoor> Staff count heads at tables, and an absence does not show. Most schools have a library, a club or a room for exactly this, and badly advertised.
      P<behindadoor> A canteen looks like a map of finished friendships. A lot of it is habit, and several people at those tables are there for want of a better idea.
      Q<behindadoor> When the bell goes for lunch, {Name} might notice ____. Hunger is rarely the strongest thing.
      H<behindadoor> {helper} can hear it without alarm, and ask the school for a place to be at lunch.
      H<behindadoor> {helper} can look beyond school for people with the same interest. ~ One friend anywhere makes a canteen smaller.
      T<behindadoor> {he} can tell one adult at school in one sentence. ~ They will not have known.
      T<behindadoor> {he} can try a library, a club or a music room for two lunches. ~ Other people who avoid the canteen are there.
      C<behindadoor> {he} can think, "This is about a room. It is not about me."
      A<behindadoor> It has been said out loud, and that was the hardest part. There is somewhere to go on some of the days, and on one of them somebody asked whether the seat was free. Being alone at lunch for a term says where things stand. It does not say what {Name} is like to have lunch with, and there are people who will find that out.
    `,
  },
};

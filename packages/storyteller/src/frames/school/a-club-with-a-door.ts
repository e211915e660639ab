import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const CLUB = String.raw`(?:(?:secret |special |girls['’]? |boys['’]? |own )*(?:club|gang|den|secret group))`;

/** Friends have founded a club, and one is not let into it. */
export const aClubWithADoor: NamedScene = {
  id: 'clubdoor',
  image: 'a sign on the door of a den',
  cue: said(
    String.raw`\b(?:friends?|girls?|boys?|kids|children|they|others|classmates?|group)\b[^.!?]{0,24}\b(?:ha(?:s|ve)|had|made|make|start(?:ed|s)?|set up|formed|got|created)\b[^.!?]{0,12}\b(?:an? |their )?${CLUB}\b[^]{0,60}\b(?:(?:not|n['’]?t|isnt|cant|wont) (?:\w+ )?(?:allowed|in it|let|join|be in|invited)|can['’]?t (?:join|be in|come)|(?:won['’]?t|don['’]?t|didn['’]?t|not) let|left (?:him|her|them)? ?out|without (?:him|her|them)|exclud\w*|kicked out|no entry)|\b(?:not|n['’]?t|isnt) (?:allowed|let) (?:in|into|to join|to be in) (?:\w+ )?${CLUB}\b|\b(?:kicked|thrown) (?:him |her )?out of (?:their|the|a) ${CLUB}\b`,
    String.raw`\b(?:after ?school club|breakfast club|football club|swimming club|holiday club|youth club|chess club|drama club|waiting list|too young|full up|street gang|knife)\b`,
  ),
  decides: true,
  answers: /\b(?:club|allowed|friends?|in it|join|den|gang|let|secret)\b/i,
  titles: { young: 'A Den for Two', older: 'A Club and Its Outside' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<clubdoor> The others have a club, and {Name} may not come in. They say no at the door. That hurts, for {Name} wants to play too. A club with a shut door is not the only game. There are more games, and some have no door.
      P<clubdoor> A club feels big when somebody is outside. It is not kind, and they can learn that.
      Q<clubdoor> At that door, {Name} may feel ____.
      H<clubdoor> {teacher} can talk with them. ~ A game at school is for all.
      H<clubdoor> {helper} can ask one of them to come and play.
      T<clubdoor> {he} can tell a grown-up.
      T<clubdoor> {he} can ask one child, "Shall we make a den?"
      C<clubdoor> {he} can say, "I can play over there."
      A<clubdoor> There is a new den by the tree for two. It has no sign and no door. One more comes along, and there is room. {Name} is good to play with.
    `,
    '6-7': `
      D<clubdoor> Some friends have started a club, and they do not let {Name} in. There may be a secret word or a list. It hurts to be left out by people one likes. A club like that feels special because it has an outside. It is not the fault of the one at the door.
      P<clubdoor> Most secret clubs last for about a week. Then they run out of secrets.
      P<clubdoor> Some inside would like to let {Name} in. They do not dare to say it.
      Q<clubdoor> When the others go off to the club, {Name} may feel ____.
      H<clubdoor> {teacher} can look at the rule with the class. ~ Clubs at school are for everyone.
      H<clubdoor> {helper} can ask one of the friends round. ~ One at a time is easier.
      T<clubdoor> {he} can say once, "I feel left out when I am not let in."
      T<clubdoor> {he} can start a game that anyone can join.
      C<clubdoor> {he} can think, "It is a door. It is not about me."
      A<clubdoor> By the wall there is a game now with no password. It began with two, and then there were five. One came over from the club. Friends who shut a door can open it again. Then {Name} can choose.
    `,
    '8-10': `
      D<clubdoor> The friends have started a club, and {Name} is not in it. There may be a name, a list and a rule about who is allowed. It hurts twice: once because of being left out, and once because it was done by friends. A club needs an outside to feel like one. Whoever is put there has usually done nothing except be handy.
      P<clubdoor> The rules of such clubs change weekly, and so do the members. People inside spend a good deal of time being afraid of the next list.
      P<clubdoor> One or two of them probably know that it is unfair. It is easier to say that alone than in front of the rest.
      Q<clubdoor> When they go off together, {Name} might feel ____. Hurt and cross belong together here.
      H<clubdoor> {helper} can listen first, and ask which of them is the easiest to talk to.
      H<clubdoor> {teacher} can be told if it goes on. ~ Leaving one person out on purpose counts as bullying in most schools.
      T<clubdoor> {he} can ask one of them, alone, "Why am I not in it?" and see what comes.
      T<clubdoor> {he} can play with somebody else this week, without waiting at the door.
      C<clubdoor> {he} can think, "A list is a list. It is not what I am worth."
      A<clubdoor> The club has had a quarrel about its own rules by now, as clubs do. In the meantime there was a game with two people from the other table, who asked for more. Whether the friends open up again will show. The friends worth keeping are the ones who are uncomfortable about that list.
    `,
    '11+': `
      D<clubdoor> The friends have formed a group with a name and a border, and {Name} is on the outside of it. It may be called a club, and it may be called a joke. Being left out by people one hardly knows is unpleasant. Being left out by friends rearranges the past as well. What has happened is fairly ordinary, and it still hurts. A group that is new makes itself feel real by excluding somebody, and the nearest person is the most convenient.
      P<clubdoor> Membership in such things is nervous work. Those inside tend to agree loudly and think differently. One of them may be waiting for somebody else to say it.
      Q<clubdoor> When the others talk about it, {Name} might notice ____.
      H<clubdoor> {helper} can listen without calling anyone's parents. ~ What to do next can be decided together.
      H<clubdoor> {helper} can tell the school, with {Name}, if it is deliberate and goes on.
      T<clubdoor> {he} can ask one of them alone what is going on, in a calm tone. ~ A group seldom gives an honest answer.
      T<clubdoor> {he} can put this month's time into somebody who has none of it in their plans.
      C<clubdoor> {he} can think, "It needed an outside. That isn't the same as a reason."
      A<clubdoor> Groups with a border tend to break along it within a term. What will be remembered is who was decent when it was inconvenient. {Name} can take somebody back, or not, when the time comes. Until then there are people who join without asking for a password, and a good deal of life goes on outside.
    `,
  },
};

import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** When sides are picked, one is picked last, or is afraid of it. */
export const pickedLast: NamedScene = {
  id: 'pickedlast',
  image: 'a line against a wall that gets shorter, and a game that begins when it is gone',
  cue: said(
    String.raw`\b(?:pick(?:s|ed|ing)?|choos(?:e|es|ing)|chosen|chose) (?:him |her |them )?last\b|\blast (?:one |person )?(?:to (?:be|get) )?(?:picked|chosen)\b|\bpicking (?:the )?teams\b[^.!?]{0,40}\b(?:last|upset|hates?|dreads?|cries)`,
    String.raw`\b(?:trials?|squad|academy|[ab][- ]team|first team|coach|captain|prefect|play part|wheelchair)\b`,
  ),
  decides: true,
  answers: /\b(?:pick\w*|chos\w+|last|football|pe|teams?|boys|girls|others|always|only)\b/i,
  titles: { young: 'The Line by the Wall', older: 'The Line by the Wall' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<pickedlast> Before a game, two children call names for their sides. One name, then one more. {Name} may be the last one to be called. It is sad to wait so long. It is not about who is good to play with. The game is for all of them.
      P<pickedlast> Those who call look for their friends. They do not think of who waits.
      Q<pickedlast> While names are called, {Name} may feel ____.
      H<pickedlast> {teacher} can make the sides with red and blue.
      H<pickedlast> {helper} can play the same game at home.
      T<pickedlast> {he} can ask for red or blue.
      T<pickedlast> {he} can call, "Here I am!" in the game.
      C<pickedlast> {he} can say, "Now we play."
      A<pickedlast> The names are done, and the game is on. The ball comes near, and there is a kick. Nobody thinks of the line now. Next time it may be red and blue.
    `,
    '6-7': `
      D<pickedlast> Two children pick sides for a game, one name and then another. The line by the wall gets short. {Name} may be the last in it. That is a long wait, and it hurts. They pick by who is fast or who is a friend. It is no list of who is good to have. In the game, each one counts the same.
      P<pickedlast> Those who pick look for their friends. They do not think about the end of the line.
      P<pickedlast> Somebody is last each time, because a line has an end. There are fairer ways to make sides.
      Q<pickedlast> While the names are called, {Name} may feel ____.
      H<pickedlast> {teacher} can make the sides, by numbers or colours.
      H<pickedlast> {helper} can play the game at home, just for fun.
      T<pickedlast> {he} can ask {teacher}, "Can we count off in ones and twos?"
      T<pickedlast> {he} can shout, "Over here!" when the game is on.
      C<pickedlast> {he} can think, "The line is over. Now I play."
      A<pickedlast> The game was on, and nobody thought of the line any more. There was a pass to {Name}, and one that went wrong, as passes do. The wall is just a wall. Sides can be made by numbers, and then nobody waits.
    `,
    '8-10': `
      D<pickedlast> There is an old way of making teams, and few people like it. Two pick, the rest stand by the wall, and {Name} may be picked last for the game. Everyone can see it, which is the worst part. What gets chosen there is speed, or friends, or whoever was chosen yesterday. It is no measure of a person. It is not even a good way to get even teams, and sports teachers have been saying so for years.
      P<pickedlast> The two who pick are mostly afraid to lose. They hardly look at faces.
      P<pickedlast> Others at that end of the line know exactly how it feels. One of them may be glad of a grin.
      Q<pickedlast> When three are left by the wall, {Name} might feel ____.
      H<pickedlast> {teacher} can make the teams by numbers or cards. ~ It takes ten seconds and spares everybody.
      H<pickedlast> {helper} can find a place to play where nobody picks, such as a park.
      T<pickedlast> {he} can ask {teacher}, in private, for another way of making teams.
      T<pickedlast> {he} can choose a job in the game and do that one thing well, such as marking or passing.
      C<pickedlast> {he} can think, "It is a bad minute. Then the game begins."
      A<pickedlast> The wall is empty, and from then on it is eleven against eleven, whoever was called when. There was a pass in it that somebody said "nice one" to. If it goes on, it is fair to tell {teacher}, because a better way exists. To play is for everybody, at both ends of a line.
    `,
    '11+': `
      D<pickedlast> Letting two people pick teams in front of everyone is a ranking held in public, and it has survived for want of a better idea. {Name} tends to be picked last. The minute by the wall is unpleasant out of proportion to the game that follows. It sorts people by speed and by who is friends with whom, and then gives the result out loud. As a verdict on a person it is worthless. As an experience it is still worth complaining about.
      P<pickedlast> The two who choose are playing for status too, and would lose some of it by choosing otherwise. Most of them would be relieved if somebody took the job away.
      P<pickedlast> Many PE teachers have abolished it. Those who have not may simply not have thought about who stands there.
      Q<pickedlast> With the line getting shorter, {Name} might notice ____. Looking bored is a common disguise.
      H<pickedlast> {helper} can mention it to the school without naming anybody. ~ It is an easy thing to change.
      H<pickedlast> {helper} can help to find a sport that is not picked, such as climbing, running or swimming.
      T<pickedlast> {he} can suggest numbers or cards to {teacher} before the lesson. ~ It is hard to argue against.
      T<pickedlast> {he} can agree with one other person from that end of the line to take it as a comedy.
      C<pickedlast> {he} can think, "That was the ranking. Now comes the game."
      A<pickedlast> The last name was called, and with it the ranking lost its meaning, because a game needs all of them. {Name} played it well or badly, like the rest. Nobody at thirty is picked by a wall. Until then there are other ways to make a team, and it is fair to ask for one.
    `,
  },
};

import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** A bra under a shirt, and a room where everybody gets changed. */
export const aStrapInTheChangingRoom: NamedScene = {
  id: 'brachange',
  image: 'a shirt that goes over another shirt, and five minutes on a bench',
  cue: said(
    String.raw`(?=[^]*\b(?:bras?|crop tops?|training bra)\b)[^]*\b(?:(?:get(?:s|ting)?|being) chang(?:ed|ing)|chang(?:e|es|ing|ed) (?:for|in|at|into)|changing rooms?|undress\w*|PE\b|p\.e|swimming)\b`,
    String.raw`\b(?:does ?n['’]?t have|has ?n['’]?t got|only one without|no bra|refuses to wear|wo ?n['’]?t wear|wants a)\b`,
  ),
  decides: true,
  answers: /\b(?:bras?|PE|p\.e|chang\w*|dreads?|hates?|first|only one|others|swimming|front)\b/i,
  titles: { older: 'Five Minutes on a Bench' },
  roles: { teacher: TEACHER },
  text: {
    '8-10': `
      D<brachange> A bra is a piece of clothing that some bodies need earlier than others. {Name} wears one, and that is nothing odd. Bodies begin at very different ages, and each of those is normal. The hard part is the changing room, with a bench, a hook and a lot of people. It takes about five minutes. There are ways to get through them with a shirt on.
      P<brachange> The others will all get to it, sooner or later. Some who look may be wondering when it is their turn.
      P<brachange> Teachers have thought about this room before. If somebody asks for a corner or a cubicle, it is a question that they know.
      Q<brachange> Before getting changed, {Name} might feel ____.
      H<brachange> {helper} can look with {Name} for one that shows least under a PE shirt.
      H<brachange> {helper} can write two lines to {teacher} about where to change. ~ No reason needs to stand in it.
      T<brachange> {he} can put the PE shirt over the head first and take the other one off from below.
      T<brachange> {he} can face the wall and the hook. ~ Many people do.
      C<brachange> {he} can think, "It is a strap. It is five minutes."
      A<brachange> The shirt was on before anybody had found the other sock. Some talked about the game, and somebody looked for a hair tie. Bodies go at their own speed, and nobody can be early or late at it. The bench is empty again, and the ball is out.
    `,
    '11+': `
      D<brachange> Whoever designed school changing rooms had forgotten what it is to be eleven. There is one bench, a row of hooks, and nowhere to look. {Name} wears a bra now, and getting changed in company has turned into something to dread. Breasts begin to grow anywhere between about eight and thirteen, so in one class there is every stage at once. Everyone in that room is busy with being seen, and that leaves less looking than it seems.
      P<brachange> Those who comment are usually keeping attention away from themselves. It is unkind all the same, and about bodies it is a school's job to stop it.
      P<brachange> A fair number of people have invented ways of changing under a shirt. None of them learnt it in a lesson.
      Q<brachange> With the bag on the hook, {Name} might feel ____. It may be gone by the time the whistle blows.
      H<brachange> {helper} can ask {teacher} about a cubicle, or about coming in already changed. ~ Both are ordinary requests.
      H<brachange> {helper} can order two or three kinds to try on at home, sports ones included.
      T<brachange> {he} can put the PE top on over everything and get out of the shirt underneath it.
      T<brachange> {he} can wear a sports bra or a vest on PE days. ~ It looks like kit, because it is.
      C<brachange> {he} can think, "Everyone here is hoping that nobody looks."
      A<brachange> Five minutes are over in five minutes, which is not obvious beforehand. The shirt trick works, and it gets faster with practice. What a body does at eleven or at thirteen is settled by nobody in that room. If it goes on being hard, there is another place to change, and asking for it is enough of a reason.
    `,
  },
};

import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const WONT = String.raw`\b(?:won['’]?t|wont|will not|does ?n['’]?t|doesnt|refus\w+|not|never) (?:come|go|sit|stay|stop)\b[^.!?]{0,30}\b(?:carpet|circle|group|line|register|story time|with the (?:others|class))\b`;
const RUNS = String.raw`\b(?:runs?|running|charg\w+|wander\w*|roams?|walks?|gets? up|crawls?|races?)\b[^.!?]{0,24}\b(?:around|round|about|off|under (?:the )?tables?|the (?:class\w*|room|nursery)|in class)\b`;

/** A child who runs about the room while the class sits down on the carpet. */
export const notToTheCarpet: NamedScene = {
  id: 'tothecarpet',
  image: 'a small mat at the edge of a carpet',
  cue: said(
    `(?=[^]*(?:${RUNS}))(?=[^]*(?:${WONT}|\\bcarpet\\b))`,
    String.raw`\b(?:scared|afraid|sing\w*|home|shops?|road|car park|out of the (?:class\w*|room|gate|school)|absconds?|bolts?)\b`,
  ),
  decides: true,
  answers: /\b(?:runs?|carpet|class\w*|teacher|asks|come|sit\w*|around)\b/i,
  titles: { young: 'A Mat at the Edge', older: 'A Mat at the Edge' },
  roles: { teacher: TEACHER },
  text: {
    '2-3': `
      D<tothecarpet> All sit down on the carpet. {Name} has legs that run. Run, run, round the room! At the edge is a mat. The mat is for {Name}.
      P<tothecarpet> They sit and wait. A story can start.
      Q<tothecarpet> When all sit down, {Name} may feel ____.
      H<tothecarpet> {teacher} can hold out a hand.
      T<tothecarpet> {he} can hop to the mat.
      C<tothecarpet> {he} can say, "Hop, hop, sit!"
      A<tothecarpet> Hop, hop, sit! The mat is soft. One page, two pages. Then legs can move again.
    `,
    '4-5': `
      D<tothecarpet> {teacher} asks all of them to sit on the carpet. {Name} may run round the room, for legs want to move. Sitting down close to so many can be hard. But the class waits, and somebody may get a bump. There is a small mat at the edge. A body has more room there.
      P<tothecarpet> {teacher} wants each child to hear the story. It can start when all of them are there.
      Q<tothecarpet> When it is time for the carpet, {Name} may feel ____.
      H<tothecarpet> {teacher} can say it two minutes before. ~ Then the game can come to an end.
      H<tothecarpet> {teacher} can give {Name} a job, such as bringing the book.
      T<tothecarpet> {he} can hop, creep or march to the mat.
      T<tothecarpet> {he} can sit for one page and then for two.
      C<tothecarpet> {he} can think, "Hop, hop, and down."
      A<tothecarpet> Hop, hop, and down went {Name}, and the story could begin. It was two pages and then a wiggle. Next time it may be three. When it is over, legs can move as much as they like.
    `,
    '6-7': `
      D<tothecarpet> The class sits down on the carpet, and {Name} may still move about. Legs run round the room, and the carpet looks like too much sitting. That happens to bodies that need a lot of moving. But thirty people wait, and running indoors ends in bumps. A place at the edge makes it easier to stop.
      P<tothecarpet> {teacher} has seen legs like that before. They belong to children who can learn a lot on the move.
      P<tothecarpet> The others look when somebody runs. It is not easy for them to keep still either.
      Q<tothecarpet> When the carpet is called, {Name} may feel ____. It may be in the knees.
      H<tothecarpet> {teacher} can say it two minutes early and again at one.
      H<tothecarpet> {teacher} can keep a place for {Name} at the edge.
      T<tothecarpet> {he} can walk the long way round, once, and sit at the edge.
      T<tothecarpet> {he} can show {teacher} a hand when it gets too long.
      C<tothecarpet> {he} can think, "Once round, and then down."
      A<tothecarpet> It was once round the tables and then down on the mat. The story had begun, and there was still the best part to come. On some days the legs will win for a while. A body that gets its moving before can sit better after it.
    `,
  },
};

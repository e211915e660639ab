import { said, type NamedScene } from '../../scene.ts';
import { NEWCOMER_ROLE, PARTNERS } from './newcomer-role.ts';

const WILL_NOT = String.raw`(?:won['’]?t|will not|refuses to|does ?n['’]?t want to|hates|ignores|runs away (?:from|when)|pushes away|screams (?:if|when)|only wants me|will ?n['’]?t let)`;

/** A child who keeps away from a parent's new partner: no seat, no answer, no bedtime story from there. */
export const notBeside: NamedScene = {
  id: 'notbeside',
  image: 'a chair between two people, and how long it stays there',
  cue: said(
    String.raw`\b${WILL_NOT}\b[^.!?]{0,40}\b(?:my|mum['’]s|mummy['’]s|mom['’]s|dad['’]s|daddy['’]s|(?:his|her|their) (?:mum|dad|mom)['’]s|(?:his|her|their) (?=step)) ?(?:new )?(?:${PARTNERS})\b`,
    String.raw`\b(?:husband|wife|hits|hurt\w*|touch\w*|bath|alone with|scared of|afraid of|frightened of|shouts at|drunk|moving|moves|moved|girlfriend at)\b`,
  ),
  decides: true,
  titles: { young: 'A Chair in Between', older: 'A Chair in Between' },
  roles: { newone: NEWCOMER_ROLE },
  text: {
    '2-3': `
      D<notbeside> Somebody new is here. It is {newone}. {Name} sits far off. There is a chair in between. It is a good chair. The family has supper.
      P<notbeside> New people can wait.
      Q<notbeside> With {newone} near, {Name} may feel ____.
      H<notbeside> {helper} can sit in between.
      T<notbeside> {he} can wave over the chair.
      T<notbeside> {he} can roll a ball.
      C<notbeside> {he} can say, "Hello from here."
      A<notbeside> The chair is in between. Hello goes over it to somebody new. Yum, peas.
    `,
    '4-5': `
      D<notbeside> There is somebody new at the table. There is a chair next to {newone}. {Name} may not want to sit on it. Near is for people who have been known for long. A family can eat with a chair in between.
      P<notbeside> {newone} may look at the empty chair and wait. Grown-ups know that liking is slow.
      Q<notbeside> When {newone} is close, {Name} may feel ____.
      H<notbeside> {helper} can sit on the chair in between. ~ That is a good use of it.
      H<notbeside> {helper} can still do the bedtime story.
      T<notbeside> {he} can pass the peas to {newone}. ~ It needs no words.
      T<notbeside> {he} can choose a wave or a hello.
      C<notbeside> {he} can say, "Hello from over here."
      A<notbeside> The peas went round the table, past the chair in between. {newone} said thank you. Perhaps the chair is free tomorrow as well. Liking a new partner takes time, and {Name} can take it.
    `,
    '6-7': `
      D<notbeside> Between {Name} and somebody new there may be a line that nobody can see. On this side is the family as it was. On that side is {newone}. So it can be hard to sit there, or talk, or listen. It is not that {newone} did something wrong. It is that near is kept for people who were there from the start.
      P<notbeside> {newone} sees the line quite well. It is not easy to be nice from over there. Pushing would make it thicker.
      P<notbeside> {his} parent likes {newone} and loves {Name}. That is not one big cake that gets smaller by sharing.
      Q<notbeside> With {newone} near, {Name} may feel ____. It may be for more than one reason.
      H<notbeside> {helper} can leave the chair in between for now.
      H<notbeside> {helper} can keep the bedtime story for two. ~ It is not up for sharing.
      T<notbeside> {he} can do one thing side by side, like stirring or feeding the fish. ~ Then nobody needs to look or talk.
      T<notbeside> {he} can tell {his} parent in private what is odd about it. ~ It helps to know that one thing.
      C<notbeside> {he} can think, "I can be polite from here."
      A<notbeside> Chairs get moved for all sorts of reasons. One evening it is for a jigsaw, and nobody thinks of the line. Or it stays where it is for a year. How near a new partner may sit is for {Name} to say.
    `,
  },
};

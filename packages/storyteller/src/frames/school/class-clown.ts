import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Somebody who makes the class laugh and cannot stop: being funny is a gift, and a joke needs its moment. */
export const classClown: NamedScene = {
  id: 'classclown',
  image: 'a joke that is good, and the moment that it waits for',
  cue: said(
    String.raw`\bclass (?:clown|joker|comedian)\b|\b(?:act(?:s|ing)?|play(?:s|ing)?|be(?:ing)?|is|the) (?:like )?(?:the |a |such a )?(?:clown|fool|joker)\b[^.]{0,24}\b(?:class|school|lessons?|teachers?|assembly)\b|\b(?:clown|fool|mess|joke|muck)(?:s|ing|es)? (?:around|about)\b[^.!?]{0,30}\b(?:class|school|lessons?|teachers?|assembly)\b|\b(?:class|lessons?)\b[^.!?]{0,40}\b(?:clown\w*|silly (?:noises|faces|voices)|to (?:make|get) (?:everyone|everybody|the (?:others|class)|people|them|others) (?:laugh|to laugh|a laugh))\b|\b(?:make|makes|making|get|gets) (?:everyone|everybody|the (?:others|class|whole class)|people|them|others) (?:\w+ )?laugh\b[^.!?]{0,50}\b(?:stop|trouble|told off|class|lessons?|teacher|detention)`,
    String.raw`\b(?:scared of|afraid of|frightened of|circus|party|costume|balloon|laugh at (?:him|her)|(?:they|others|kids|boys|girls) (?:all )?(?:laugh|mess|muck|clown))\b`,
  ),
  decides: true,
  answers: /\b(?:clown|laugh\w*|funny|trouble|stop|teachers?|fed up|jok\w*|silly)\b/i,
  titles: { young: 'A Joke and Its Moment', older: 'A Joke and Its Moment' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<classclown> {Name} likes it when the others laugh. That is a good thing. But some jokes are told when {teacher} talks. Then they get in the way, and there is a cross voice. A joke can wait for a bit.
      P<classclown> {teacher} likes a laugh as well. It is hard to tell a story when all of them giggle.
      Q<classclown> When the others laugh, {Name} may feel ____.
      H<classclown> {teacher} can give one time a day for a joke.
      H<classclown> {helper} can laugh with {Name} at home.
      T<classclown> {he} can put a hand on {his} mouth and wait.
      T<classclown> {he} can tell it in the yard.
      C<classclown> {he} can think, "Good joke. You wait for play time."
      A<classclown> Out in the yard, the joke came out at last. They all laughed, and no one was cross. It was a good day for a joke. Next time it may slip out too soon. Then it stops, and waits again.
    `,
    '6-7': `
      D<classclown> {Name} is good at making people laugh. A face, a noise or a word, and the whole class is off. It feels great, so it is hard to stop. In a lesson it is the wrong moment. Then there is a cross voice, and the fun is over. The joke was good. It came too early in the day.
      P<classclown> {teacher} has one hour for a lot of things. Each laugh takes a bit out of it, and some children lose their place.
      P<classclown> Some people joke most when the work is hard, or when they feel unseen.
      Q<classclown> Just before a joke comes out, {Name} may feel ____.
      H<classclown> {teacher} can agree on a sign that means "save it". ~ A sign is quicker than a telling-off.
      H<classclown> {helper} can ask what the work was like just then.
      T<classclown> {he} can write one word of the joke down, and tell it at break.
      T<classclown> {he} can put up a hand when the work is too hard.
      C<classclown> {he} can think, "Too good for now. I will save it."
      A<classclown> Three jokes came home on a bit of paper. Two had made the whole table laugh at lunch. In the lesson there was one slip, and one sign, and then it stopped. A funny person is still funny after a bit of quiet.
    `,
    '8-10': `
      D<classclown> Being funny is a skill, and {Name} has it. The class laughs, and that feels so good that it is hard to stop. Comedians call the other half of it timing. In a lesson the same joke costs something, such as the thread of what was said, or a teacher's patience. Then "the class clown" becomes a part that one plays each day, even on days without a good joke.
      P<classclown> Laughter is a reward, and a brain repeats what is rewarded. That is why "just stop it" is not much help.
      P<classclown> Some people clown when work gets difficult, because being told off for a joke is easier than being stuck. Some do it because they think they are liked for nothing else. Neither is silly.
      Q<classclown> A second before it comes out, {Name} might notice ____.
      H<classclown> {helper} can ask {teacher} for a place to be funny, such as the end of the day.
      H<classclown> {teacher} can agree on a silent sign with {him} that means "not now".
      T<classclown> {he} can write one word of it in the margin and save it for break. ~ Most jokes keep. Those that do not were weak.
      T<classclown> {he} can notice in which lesson it happens most, and ask for help there.
      C<classclown> {he} can think, "Good joke, wrong moment."
      A<classclown> There was a word in the margin, and at lunch it brought the house down. Two others had slipped out before, and a sign was enough. It is possible to be the funny one and finish a page on the same day. People laugh longer at somebody who can stop.
    `,
    '11+': `
      D<classclown> The class clown is a job with instant pay, and it takes one voice. {Name} gets a laugh in two seconds and the trouble an hour later, and brains are poor at weighing those against each other. Being funny is a real talent and is worth keeping. What has got out of hand is the part. Once a class expects it, there is pressure to deliver, even on days with nothing funny in them. The teachers have stopped hearing anything else that is said.
      P<classclown> Teachers who are fed up are rarely against humour. They are counting minutes. They respond well to somebody who names the problem first, because it is so unusual.
      P<classclown> Jokes are also excellent cover. They hide not knowing the answer, being bored, and being unsure whether one would be liked without them.
      Q<classclown> In the second before it comes out, {Name} might notice ____. It is often something other than fun.
      H<classclown> {helper} can ask which lessons it happens in, without a speech. ~ The pattern usually says more than the report.
      H<classclown> {helper} can look for a stage for it, such as drama, a podcast or an open evening.
      T<classclown> {he} can note the line and use it at lunch. ~ Professionals keep a notebook and throw most of it away.
      T<classclown> {he} can go to one teacher and say, "I know I'm a pain in your lesson. I'm trying to change it."
      C<classclown> {he} can think, "I can be funny and choose when."
      A<classclown> The part was not dropped in a day, and there were lines that slipped out. Still, one teacher noticed a lesson without them and said so in half a sentence. A person who waits for the moment gets more laughs from one joke than others from ten. The clown can have the lunch break, and the rest of the day is free for whoever else {Name} may be.
    `,
  },
};

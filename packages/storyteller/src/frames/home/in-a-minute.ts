import { said, type NamedScene } from '../scene.ts';

/** "In a minute", and everything is wanted now. */
export const inAMinute: NamedScene = {
  id: 'inaminute',
  image: 'a job that somebody is in the middle of, and what comes when it is done',
  cue: said(
    String.raw`\b(?:in (?:a|one|two|five|just a) (?:minute|min|sec|second|moment)s?\b|just a (?:minute|second|moment)|wants? (?:everything|it|things|something|them|stuff)(?: (?:right|straight))? (?:now|straight ?away|immediately|instantly|this (?:second|minute))|(?:has to|must) have (?:everything|it|things)(?: right)? (?:now|straight ?away)|instant gratification)`,
    String.raw`\b(?:on the phone|phone call|interrupt\w*|tablet|ipad|tv|telly|screen|game|new one|died|bike|buy\w*|shop\w*|homework|bedtime|sleep)\b`,
  ),
  decides: true,
  titles: { young: 'First the Spoon, Then You', older: 'How Long Is a Minute?' },
  text: {
    '2-3': `
      D<inaminute> {Name wants} it now. A big one says, "In a minute." The big hands are busy. They hold a wet cup. First the cup, then {Name}. Wait, wait.
      P<inaminute> Big hands are just two. They do one job, then the next.
      Q<inaminute> In that minute, {Name} may feel ____.
      H<inaminute> {helper} can say, "Cup, then you."
      H<inaminute> {helper} can look and nod.
      T<inaminute> {he} can clap ten claps.
      T<inaminute> {he} can hold the cloth.
      C<inaminute> {he} can say, "First the cup, then me."
      A<inaminute> The cup is dry. Up it goes. The wait is done. Now the big hands are free. Hello, hands.
    `,
    '4-5': `
      D<inaminute> "In a minute," says a grown-up. {Name} may want it now, and a minute sounds like no. It is not a no. It means that two hands are busy with a pan. When that job is done, they are free. So the wait is as long as the job.
      P<inaminute> Grown-ups say it a lot, and some of their minutes are long. They lose count as well. It is fine to ask what the job is.
      Q<inaminute> When it is "in a minute", {Name} may feel ____.
      H<inaminute> {helper} can say what comes first. ~ "First the pan, and then you" is easy to see.
      H<inaminute> {helper} can come when it was said. ~ Then the next wait is easier.
      T<inaminute> {he} can ask, "What comes first?" and look at the job.
      T<inaminute> {he} can stand on one foot and count to twenty.
      C<inaminute> {he} can say, "First the pan, and then me."
      A<inaminute> The pan got its lid, and the hands got dry. That was the minute. It had a pan in it. Then somebody bent down and said, "Now you." Waiting is hard, and this one had an end.
    `,
    '6-7': `
      D<inaminute> A minute on a clock has sixty seconds. "In a minute" has as many as the job takes. {Name} may have noticed the difference. When a person wants something very much, each of those seconds gets longer, too. That is two reasons why it feels so long. It helps to wait for something that can be seen.
      P<inaminute> A grown-up in the middle of a thing can only stop at certain places. A pan boils over in between, and a half-written message makes no sense.
      Q<inaminute> While somebody finishes a job, {Name} may feel ____. It may be hot or itchy.
      H<inaminute> {helper} can say a real time or a real job. ~ "After this shirt" is better than a minute.
      H<inaminute> {helper} can say sorry when it took longer. ~ It does happen.
      T<inaminute> {he} can ask, "After what?" and then watch for it.
      T<inaminute> {he} can start a part of it alone, or get things ready.
      C<inaminute> {he} can think, "It is not no. It is after the shirt."
      A<inaminute> The last sleeve was ironed, and the plug came out of the wall. "After the shirt" had been true. It was a shirt with many buttons, so the wait was not short. Then there was somebody with two free hands and nothing else to do.
    `,
  },
};

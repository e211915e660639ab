import { said, type NamedScene } from '../../scene.ts';

/** A parent is in prison, and the child asks why nobody comes home: the word is said, and the reason in a child's words. */
export const inPrison: NamedScene = {
  id: 'whyprison',
  image: 'a door that stops feet and lets a drawing through',
  cue: said(
    String.raw`\b(?:in|to|into) (?:a |the )?(?:prison|jail)\b|\blocked up\b|\b(?:dad|daddy|mum|mummy|mom)(?:['’]?s| is| was| got| has been) (?:inside(?=$|[.,!?])|sentenced|sent down|behind bars)`,
    String.raw`\bvisit\w*|\b(?:friends?|kids|children|boys?|girls?|class\w*|school|people|neighbours?|teacher)\b[^.!?]{0,40}\b(?:ask\w*|say\w*|said|know\w*|tell|told|tease\w*|find out|found out)\b|\bquestions? (?:at|from|in)\b|\b(?:tell|telling) (?:his |her |their )?(?:friends?|people|anyone|anybody|school)|ashamed|embarrass\w*|secret|\b(?:come|comes|coming|is|are|be|got|gets|getting) (?:back |home )?(?:out|released)\b|\breleased\b|out of (?:prison|jail)|\b(?:goes|going|has to go|have to go|will go|might go) (?:to|into) (?:prison|jail)\b`,
  ),
  decides: false,
  answers: /\b(?:why|come home|coming home|naughty|fault|misses|lives? with|years?|months?|asks?)\b/i,
  titles: { young: 'A Door and a Drawing', older: 'What a Locked Door Does' },
  text: {
    '2-3': `
      D<whyprison> {who} is away, and {Name} is here. There is a house called prison. It has a locked door. No child did that.
      P<whyprison> {who} is in there for now.
      Q<whyprison> Without {who}, {Name} may feel ____.
      H<whyprison> {helper} can say it again.
      T<whyprison> {he} can look at a photo.
      T<whyprison> {he} can draw a line and a dot.
      C<whyprison> {he} can say, "Door there, me here."
      A<whyprison> {who} is away, and {Name} is here. Here is a bed. Here is a hug. Night-night.
    `,
    '4-5': `
      D<whyprison> {who} is away, and {Name} may ask why. {who} is in a place called prison, and cannot leave. It is for grown-ups who broke a big rule. That rule is called a law. The doors there are locked for a time. No child made it happen.
      P<whyprison> In a prison there are beds, meals and people who work there. {who} can think of {Name} there.
      P<whyprison> Some children think, "It was me." It was not. It was a grown-up thing.
      Q<whyprison> When {Name} asks about {who}, {he} may feel ____.
      H<whyprison> {helper} can say the same true words each time.
      H<whyprison> {helper} can say who is at home with {Name}.
      T<whyprison> {he} can ask it again. It is a good question.
      T<whyprison> {he} can draw a picture of home.
      C<whyprison> {he} can say, "It was not me. I can miss {who}."
      A<whyprison> A locked door stops feet. It does not stop thinking of somebody. {who} is away, and {Name} is looked after. There is supper, and there is a lap.
    `,
    '6-7': `
      D<whyprison> {who} is away, in a prison. {Name} may ask why {who} cannot just come home. When a grown-up breaks a law, a judge can decide about it. Then that grown-up stays in a prison for a time. The doors are locked, so nobody there can choose to leave. It was not because of anything that {Name} did, said or thought.
      P<whyprison> A prison has beds, meals, jobs and a yard to walk in. People there can love somebody at home.
      P<whyprison> Somebody can be cross and miss {who}, both at once. Both can be true.
      Q<whyprison> When the question comes back, {Name} may feel ____. It may be two words.
      H<whyprison> {helper} can say what is known, and what nobody knows yet.
      H<whyprison> {helper} can find out how to send a drawing.
      T<whyprison> {he} can ask again on another day. ~ It is fine to ask a big question more than once.
      T<whyprison> {he} can draw what happened this week.
      C<whyprison> {he} can think, "A judge decided it. It is not because of me."
      A<whyprison> A locked door stops feet. It does not stop thinking of somebody, or being loved. {who} is away in a prison for now, and that is sad. At home somebody is there, and so is the bed. The question may come again, and so may the true answer.
    `,
    '8-10': `
      D<whyprison> {who} is away, in a prison, and {Name} may ask why {who} cannot just come home. When an adult is thought to have broken a law, a court looks at it, and a judge decides. Somebody in prison lives there for a time and cannot choose to leave. It is fair to want to know what happened. Whatever it was, an adult did it. No child caused it, and none could have stopped it.
      P<whyprison> A prison day has set hours for meals, work and a walk in a yard. There is a lot of time for thinking about home in it.
      P<whyprison> Somebody can do wrong and still be loved. Being angry with {who} does not cancel missing {who}, and the other way round.
      Q<whyprison> When it comes to mind, {Name} might feel ____. It may change within an hour.
      H<whyprison> {helper} can say what is known, such as how long it may be, and what is not known.
      H<whyprison> {helper} can find out what is possible, such as letters, calls or a visit. ~ Prisons have rules for all three.
      T<whyprison> {he} can ask the hard questions at home. ~ A true answer weighs less than a guess.
      T<whyprison> {he} can choose which people know about it, one by one.
      C<whyprison> {he} can think, "It is true, it is not my doing, and I can talk about it."
      A<whyprison> A locked door keeps somebody in. It does not say what that person is to a family. {who} is away for now, and the days here go on with school and supper. Some of them are heavy. On those, somebody at home can be told, and the true answer can be asked for again.
    `,
    '11+': `
      D<whyprison> {who} is away, in prison, and cannot come home because a court decided so. Some of the reasons may be known to {Name}, and perhaps more than people think. A sentence is passed on one person. The family serves a part of it anyway, in missed birthdays and careful answers. None of that was caused by anybody of {Name}'s age, or could have been prevented by {him}.
      P<whyprison> Many thousands of young people have a parent in prison. It is hard to tell who, since hardly any of them mention it.
      P<whyprison> Love, anger and embarrassment about the same person are not a contradiction. They tend to take turns.
      Q<whyprison> When it comes up, {Name} might notice ____. There is no correct reaction.
      H<whyprison> {helper} can answer what is asked, honestly, and leave out what was not asked.
      H<whyprison> {helper} can find out about letters, calls and visits, and let {Name} decide how much of it {he wants}.
      T<whyprison> {he} can pick one adult at school who knows. ~ It saves explaining bad days.
      T<whyprison> {he} can write a letter and decide later whether to send it.
      C<whyprison> {he} can think, "That is what {who} did. It is not who I am."
      A<whyprison> {who} is away, and the calendar says for how long, or does not say yet. What somebody did and what they are to a family are two separate questions, and both can stay open. In the meantime there is a life here with its own appointments. There are people in it who know the whole story and can be told how it feels today.
    `,
  },
};

import { said, type NamedScene } from '../scene.ts';

/** Somebody joins a family, and a child draws a line, hangs up a sign or puts its things away. */
export const ownSideOfTheLine: NamedScene = {
  id: 'ownside',
  image: 'a line on a floor, and what it asks',
  cue: said(
    String.raw`\b(?:tape|stripe|chalk|line|barrier|barricade|wall of|rope|fence|signs?|notices?)\b[^.]{0,40}\b(?:across|landing|door|room|floor|bedroom|hall|bed|stairs|table|sofa)\b|\b(?:keep|stay) out\b|\bdo not enter\b|\bprivate\b|\b(?:hid(?:es|den)?|hiding|lock(?:s|ed|ing)|padlock\w*|barricad\w*|guard(?:s|ed|ing)?|labell?(?:s|ed|ing)|puts? (?:a|his|her) names? on) (?:\w+ ){0,2}(?:his|her|their|all) (?:\w+ )?(?:toys?|things|stuff|lego|books|room|door|bed|drawers?|shel(?:f|ves)|everything)\b`,
    String.raw`\b(?:on the line|finish line|line up|bus|signs? to|sign language|makaton)\b`,
  ),
  decides: false,
  answers: /\b(?:tape|stripe|chalk|line|signs?|landing|hid\w*|lock\w*|all right|ok(?:ay)?|fine|yes)\b/i,
  titles: { young: 'A Line on the Floor', older: 'Mine, Yours and Ours' },
  text: {
    '4-5': `
      D<ownside> A family gets bigger when somebody joins it. That is a lot to think about. {Name} may want a line that says, "My side is here." A line is a way to talk without words. It asks, "What is still just mine?"
      P<ownside> Somebody new may look for a corner, too. It helps to see which one is free.
      Q<ownside> On this side of the line, {Name} may feel ____.
      H<ownside> {helper} can say what stays just as it is.
      H<ownside> {helper} can find a box with a lid for treasures.
      T<ownside> {he} can show where {his} own corner is.
      T<ownside> {he} can say, "Knock first, please."
      C<ownside> {he} can say, "Some is mine, and some is for all."
      A<ownside> In a family, some things are for all. Some are for one, like a shelf or a box. The table is for all. A line can stay for a bit, and that is fine.
    `,
    '6-7': `
      D<ownside> A home gets shared out anew when somebody joins a family. That can feel like a lot, even after a yes. {Name} may draw a line, put up a sign or hide a few things. A line is not rude. It asks, "What stays mine?" That is a fair question, and it can have an answer.
      P<ownside> Grown-ups may see a line and think that it means no. Mostly it means, "Ask me first, please."
      P<ownside> Somebody new does not know what is for all and what is not. Clear lines make it easier to come in.
      Q<ownside> On this side of the line, {Name} may feel ____.
      H<ownside> {helper} can go round the home and say what stays. ~ A list is good for that.
      H<ownside> {helper} can find a box that only one person opens. ~ Those are for treasures.
      T<ownside> {he} can say in words what the line is for. ~ Lines cannot talk.
      T<ownside> {he} can choose what is for all and what is not.
      C<ownside> {he} can think, "Some is mine, some is ours. I can say which."
      A<ownside> There is "mine" in a family, and there is "ours". When that is clear, a line is less needed. It may stay for a while, or get crossed with a knock. Getting used to somebody takes time, on both sides of a line.
    `,
    '8-10': `
      D<ownside> Maps get redrawn when somebody joins a family. {Name} may have agreed to it and still put down a line, a sign or a lock. That is not going back on a yes. It is the next question, which nobody asked out loud: what stays private, and who gets to walk in? Lines are good at asking that and bad at explaining it.
      P<ownside> Adults tend to read a line as a no. Usually it stands for "Ask me first", which is a rule that most of them would like for themselves.
      P<ownside> The one who arrives knows nothing about the map. It is easier to come into a home where it can be seen what is private and what is shared.
      Q<ownside> On this side of it, {Name} might feel ____. It may be two things at once.
      H<ownside> {helper} can go through the rooms with {him} and say what stays as it is. ~ Some of it can be put in writing.
      H<ownside> {helper} can agree on knocking, for everyone. ~ It is a rule that costs nothing.
      T<ownside> {he} can say in a sentence what the line is for. ~ People then stop guessing.
      T<ownside> {he} can choose a shelf that is private and a few things that are for everyone.
      C<ownside> {he} can think, "Mine, yours, ours. It can be sorted."
      A<ownside> Most lines in homes disappear one day, because somebody needed the tape or forgot where it was. By then everyone knows which doors get a knock. A family has room for what is private and for what is shared. It takes some weeks to find out which is which.
    `,
    '11+': `
      D<ownside> Whoever joins a family moves into a space that was already full of habits. {Name} may have said yes to it in principle and then marked out a territory in practice, with a sign, a lock or a line. The two do not contradict each other. Agreeing is about the person. The line is about the shelf, the bathroom at seven and the right not to be walked in on.
      P<ownside> Adults often hear a refusal in it. It is closer to a request for terms, and most of the terms are reasonable.
      P<ownside> The one who arrives would generally prefer clear rules to a friendly fog. Nobody likes to find out by a face that a chair was taken.
      Q<ownside> With somebody else in the corridor, {Name} might notice ____.
      H<ownside> {helper} can settle with {him} what stays private and say so to everybody. ~ Enforcing it is a job for adults.
      H<ownside> {helper} can keep one thing in the week exactly as it was. ~ It shows that not everything is up for discussion.
      T<ownside> {he} can name three things that matter and give way on the rest. ~ Short lists get respected.
      T<ownside> {he} can ask for knocking as a rule for all doors. ~ It works in both directions.
      C<ownside> {he} can think, "It is a line, not a wall."
      A<ownside> Terms in a family get worked out over months, mostly by accident, and then nobody remembers that there were any. A door that is knocked on does not need a sign. The line has done its work by then. It said that somebody already lived here, and that was true.
    `,
  },
};

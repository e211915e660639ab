import { said, type NamedScene } from '../../scene.ts';

/** Parents who part without a quarrel: the child has heard nothing that would explain it. */
export const stillFriends: NamedScene = {
  id: 'stillfriends',
  image: 'a quiet house in which nobody shouted, and still two homes',
  cue: said(
    String.raw`\b(?:(?:do ?n['’]?t|do not|never|no longer even|did ?n['’]?t|have ?n['’]?t|without|no|not) (?:really |ever |even |any )?(?:argu\w*|fight\w*|shout\w*|row\w*|hate each other)|(?:still|stay(?:ing)?|remain(?:ing)?|better(?: off)? as|good|best|just) friends?|on good terms|amicabl\w+|get(?:ting)? on (?:well|fine|better)|friendly (?:split|divorce|separation))\b`,
    String.raw`\b(?:(?:best|good|still|his|her) friends? (?:at|from|is|are|has|have|says?|told|called)|we (?:argue|fight|shout|row) )`,
  ),
  decides: false,
  titles: { young: 'Nobody Shouted', older: 'Two Homes and No Quarrel' },
  text: {
    '4-5': `
      D<stillfriends> In {his} family, nobody shouted. The parents say please and thank you. All the same, they are going to have two homes. {Name} may not see why. It is a thing between grown-ups, and {Name did} not cause it. They can like each other and not live together.
      P<stillfriends> Two people can be good friends and not good at one home. It took the grown-ups a long time to find that out.
      Q<stillfriends> When {Name hears} about the two homes, {he} may feel ____.
      H<stillfriends> {helper} can answer "why" again. ~ Some answers are needed more than once.
      H<stillfriends> {helper} can say who cooks supper on which day.
      T<stillfriends> {he} can ask both of them the same question.
      T<stillfriends> {he} can draw two homes with a road in between.
      C<stillfriends> {he} can say, "Two homes, and they still say hello."
      A<stillfriends> The parents wave at each other at the door. One drives to one home, and one goes in. They were not made to part by anything {Name} said. In each home there is a parent, and {Name} belongs to both.
    `,
    '6-7': `
      D<stillfriends> People often think that parents part after a lot of shouting. In {his} family there was none. The two can talk and laugh. Still, they are going to live in two homes. Grown-ups decided it, and it was not caused by anything {Name} did. It can be hard to understand a thing that made no noise.
      P<stillfriends> Grown-ups can stop being a couple and stay friends. It is sad for them as well. They may hide it behind good manners.
      P<stillfriends> When two parents are friendly, children may hope that they will change their minds. That is an easy hope to have. The answer stays the same.
      Q<stillfriends> When both of them are being nice, {Name} may feel ____. It can be glad and puzzled at once.
      H<stillfriends> {helper} can explain it together with the other parent. ~ One story is easier than two.
      H<stillfriends> {helper} can say what stays, and write it down.
      T<stillfriends> {he} can ask, "If you like each other, why two homes?" ~ It is a good question.
      T<stillfriends> {he} can be sad about it although nobody is cross. ~ A quiet change is still a change.
      C<stillfriends> {he} can think, "They are friends. I am their child. That stays."
      A<stillfriends> Two homes, and both parents come to the school play. They may even sit in one row and share the sweets. It does not mean one home again. It means that {Name} can love both of them out loud.
    `,
    '8-10': `
      D<stillfriends> In stories, parents part after slammed doors. In {his} family there were none to hear. All the same, the parents are going to have two homes, because they are no longer a couple. Nothing that {Name} did, said or thought was part of it. A change without a quarrel can be harder to explain to other people. It came with no warning, so there was nothing to get ready for.
      P<stillfriends> Two adults who get on may still have spent a long time on this decision, mostly after bedtime. Being polite about it does not mean that it was easy. Each of them may be sad in a room where nobody sees it.
      P<stillfriends> Friends may say, "But they never argue." It is true, and it is not the point. People can be kind to each other and want different homes.
      Q<stillfriends> Seeing the two of them laugh at the door, {Name} might feel ____. Relief and crossness can come together.
      H<stillfriends> {helper} can say once, in plain words, that this is not a trial and not a row. ~ It saves a lot of watching for signs.
      H<stillfriends> {helper} can let {him} be angry about it, even if nobody else is. ~ One person may be.
      T<stillfriends> {he} can ask each of them the questions that were too polite to ask. ~ Friendly parents can stand a direct one.
      T<stillfriends> {he} can say what is to stay as it is, such as a birthday with both. ~ With parents who get on, much of that is possible.
      C<stillfriends> {he} can think, "Nobody is to blame, and I can still mind."
      A<stillfriends> Some things may go on at one table, such as birthdays and school evenings. The rest happens in two homes. There is no side to take, because there is no war. What is left is a change, and that is enough to get used to.
    `,
    '11+': `
      D<stillfriends> A divorce without a quarrel has a disadvantage that nobody mentions: there is no evidence. {Name} has parents who speak to each other kindly, and who have decided to live in two homes before it became unkind. It was settled between the two of them, and nothing {Name} did had any part in it. Other people find it hard to believe. From inside it can seem almost impolite to be upset.
      P<stillfriends> Adults who part as friends are proud of how well they manage, and pride makes it hard to hear that someone else is not managing. They would still rather know. Calm is a way of doing it, and not a measure of how much it cost.
      Q<stillfriends> When everyone is being so reasonable, {Name} might notice ____. Not every answer is a reasonable one.
      H<stillfriends> {helper} can say plainly that being on good terms is not a sign of going back. ~ Hints are exhausting to read.
      H<stillfriends> {helper} can ask what is worst about it, and leave the answer as it is. ~ It needs no repair at once.
      T<stillfriends> {he} can be the one person in the family who is cross about it for a while. ~ Somebody may as well be.
      T<stillfriends> {he} can name two or three things that are to stay joint, such as birthdays. ~ Parents who talk to each other can arrange that.
      C<stillfriends> {he} can think, "They are fine with it. I get to take my time."
      A<stillfriends> In the long run it counts for a good deal that two people in two homes can sit in one row at a concert. In the short run it is a change like any other, with boxes in it. No gratitude is owed because it was done politely. It was done, it is theirs, and both of them remain entirely {his} parents.
    `,
  },
};

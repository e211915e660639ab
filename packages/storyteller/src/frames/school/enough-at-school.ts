import { said, type NamedScene } from '../scene.ts';

/** "I have done enough at school": why should there be any work at home? */
export const enoughAtSchool: NamedScene = {
  id: 'enoughdone',
  image: 'a school day that has a small tail',
  cue: said(
    String.raw`\b(?:does|do|did|done|doing|works?|worked|learns?) (?:quite |more than )?(?:enough|all day|loads|plenty)(?: work)? (?:at|in) school\b|\benough (?:work )?at school\b|\bschool ?work (?:is|belongs|should stay) (?:for |at |in )?school\b|\b(?:home ?work|it)(?:['’]?s| is)? (?:pointless|unfair|stupid|a waste of time|not fair)\b|\bhome (?:time )?is (?:for|his|her|my) (?:\w+ )?(?:time|play\w*|rest\w*|free|own)\b|\b(?:does ?n['’]?t|not|can['’]?t) see (?:the|any) point\b|\bwhy (?:should|do|does) (?:he|she|i|they) (?:have to )?(?:do|work)[^.!?]{0,20}\bhome\b`,
    String.raw`\b(?:dyslex\w*|too hard|stuck|can['’]?t do it|does ?n['’]?t understand|lies|lied|forgets?|lost|copies|rips?|tears it|perfect\w*)\b`,
  ),
  decides:
    /^(?=[^]*\bhome ?work\b)[^]*?(?:\benough (?:work )?(?:at|in) school\b|\bschool ?work (?:is|belongs|should stay) (?:for |at |in )?school\b|\b(?:does ?n['’]?t|not|can['’]?t) see (?:the|any) point\b|\b(?:pointless|waste of time)\b)/i,
  answers: /\b(?:enough|school|home ?work|point|want|fair|does ?n['’]?t|doesnt)\b/i,
  titles: { young: 'A Small Tail on the Day', older: 'A Fair Point, and a Page' },
  text: {
    '6-7': `
      D<enoughdone> "I did enough at school!" {Name} may say when the homework comes out. That is a fair point. A school day is long, and home is for other things. Still, there is a page in the bag. What was learned today slips off in the night. A short look makes it stay. The trick is to keep it short.
      P<enoughdone> Teachers do not want a whole evening. They think of ten minutes.
      P<enoughdone> Grown-ups bring work home as well, and grumble about it.
      Q<enoughdone> When the page comes out, {Name} may feel ____.
      H<enoughdone> {helper} can let play come first, and set a clock after it.
      H<enoughdone> {helper} can tell the school when a page takes much too long.
      T<enoughdone> {he} can grumble for one minute and then begin.
      T<enoughdone> {he} can choose the place: the table, the floor or the stairs.
      C<enoughdone> {he} can think, "Ten minutes, and then it is all mine."
      A<enoughdone> It took ten minutes and one grumble, and the homework is done. The rest of the day has no school in it. On some days it really is enough, and a grown-up can write that down. Out there is a ball.
    `,
    '8-10': `
      D<enoughdone> "I do enough at school" is a sentence with a point. {Name} has sat, listened and written for six hours, and home is meant to be something else. People argue about homework all over the world, teachers among them. What is known is that a short look at something a day later makes it stay in the head. What is known as well is that long homework helps little at that age. So there is a case for a page, and a case for keeping it small.
      P<enoughdone> Teachers often guess how long a page takes, and are far out. They are glad to hear a number.
      P<enoughdone> At home, the argument usually takes longer than the page.
      Q<enoughdone> When somebody says "homework", {Name} might feel ____. Fed up is a perfectly good answer.
      H<enoughdone> {helper} can agree on a time and an end with {Name}, and stop when it is reached.
      H<enoughdone> {helper} can write to the school if it keeps taking longer.
      T<enoughdone> {he} can have an hour off first and then do it in one go.
      T<enoughdone> {he} can write the minutes it took on the page. ~ A number is a better argument than a sigh.
      C<enoughdone> {he} can think, "Fair point. And twenty minutes."
      A<enoughdone> The page took nineteen minutes, and there it stands in the corner, in pencil. The opinion about homework has not changed, and it does not need to. The rest of the evening is free of it, down to the last minute. If the numbers get too big, somebody can show them to the school.
    `,
    '11+': `
      D<enoughdone> {Name} has a view on homework, which is that school has had its share of the day. It is a respectable view, and researchers disagree about the subject as well. The evidence says roughly this: at secondary age, a moderate amount that is thought about does help. A large amount that is merely got through does not. That leaves something to negotiate. It does not make the page in the bag go away, as detentions are not decided by evidence.
      P<enoughdone> Each subject sets its piece without knowing about the others, so an evening can be overbooked by accident. Schools often do not find out unless somebody adds it up.
      P<enoughdone> For parents it is a part of the day they would gladly do without. They end up as the staff of a policy they did not write.
      Q<enoughdone> When the bag gets opened, {Name} might notice ____.
      H<enoughdone> {helper} can leave the when and where to {Name}, and only ask whether it is done.
      H<enoughdone> {helper} can raise it with the school if the total is unreasonable.
      T<enoughdone> {he} can decide on a fixed slot and a fixed end, and let the rest of the evening be free. ~ A clear end makes a start easier.
      T<enoughdone> {he} can keep a week's record of minutes. ~ It is the argument that schools listen to.
      C<enoughdone> {he} can think, "I can disagree with it and be done by six."
      A<enoughdone> It was done by six, without conviction, and the evening was nobody else's. Disagreeing with homework and doing it are compatible, as most adults find about a good many things. What gets learned in the slot is {his} own. The record of minutes can make the case for the rest.
    `,
  },
};

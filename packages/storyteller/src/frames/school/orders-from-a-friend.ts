import { said, type NamedScene } from '../scene.ts';

const ONE = String.raw`(?:friends?|girl|boy|mate|bestie|best friend|child|classmate|kid|one of (?:the|his|her) \w+)`;

/** A friend or classmate who gives orders: it is told of the one who gets them. */
export const ordersFromAFriend: NamedScene = {
  id: 'ordersfriend',
  image: 'a string that one end pulls, and a knot that can be let go',
  cue: said(
    String.raw`\b${ONE}\b[^.!?]{0,30}\b(?:boss(?:es|ing|y)|controls?|controlling|orders?|ordering|tells?|telling|makes?|making) (?:(?:him|her|them)\b(?: around| about)?(?: what to do| to do| do (?:things|everything|what|stuff)| play| sit| give)?)|\b(?:bossed (?:around|about) by|ordered (?:around|about) by|controlled by|(?:very |so |really )?(?:bossy|controlling) (?:friend|girl|boy|mate|best friend)|friend (?:is|who is) (?:very |so |really |quite |too )?(?:bossy|controlling)|(?:does|doing) (?:everything|whatever|what) (?:his|her|their|a|the) (?:\w+ )?(?:friend|girl|boy|mate) (?:says|tells|wants))\b`,
    String.raw`\b(?:(?:he|she) (?:is|['’]s) (?:\w+ )?(?:bossy|controlling)|makes? (?:him|her|them) (?:laugh|happy|sad|cry|feel|jealous|angry|late)|tell(?:s|ing) (?:him|her|them) (?:that|about|off|lies|jokes|secrets?|(?:he|she|they|nobody|it)\b|not to tell)|smok\w*|vap\w*|steal\w*|dares?|money|naked|photos?|swear\w*|naughty|trouble|brother|sister|cousin|teacher tells|girlfriend|boyfriend|snacks?|lunch|crisps|sweets|dinner|if you play|(?:play|friends) with any(?:one|body) else)\b`,
  ),
  decides: true,
  answers: /\b(?:boss\w*|tell\w*|what to do|friends?|otherwise|girl|boy|class|control\w*|always)\b/i,
  titles: { young: 'I Have a Say, Too', older: 'Both Ends of a String' },
  text: {
    '4-5': `
      D<ordersfriend> Somebody tells {Name} what to do in each game. "You sit there. You be the dog." A friend can have ideas, and {Name} has ideas, too. To say no to a friend is fine. It does not break a good game.
      P<ordersfriend> The other one likes it when all goes as planned. They may not know how it feels.
      Q<ordersfriend> When somebody says what to do, {Name} may feel ____.
      H<ordersfriend> {helper} can play it with toys, no and all.
      H<ordersfriend> {helper} can help both to take turns with ideas.
      T<ordersfriend> {he} can say, "Now it is my idea."
      T<ordersfriend> {he} can go and play with others.
      C<ordersfriend> {he} can say, "No, I want to be the cat."
      A<ordersfriend> There was a cat in the game in the end. It was {Name}'s idea, and it was fun. A friend who minds for a bit can come back. In a good game, both can choose.
    `,
    '6-7': `
      D<ordersfriend> There is a child at school who tells {Name} what to do. It may come with words like "or I won't be your friend". That is a hard thing to hear. A friend can ask, and a friend can be told no. An order is something else. {Name} has a say in each game as well.
      P<ordersfriend> People who give orders are often afraid that nobody stays by choice. So they hold on tight.
      P<ordersfriend> Going along looks easy and costs a bit each time. Saying no costs more at first, and less after.
      Q<ordersfriend> When an order comes, {Name} may feel ____.
      H<ordersfriend> {helper} can try out a "no" with {Name} in a silly voice.
      H<ordersfriend> {helper} can ask the teacher to mix up who plays together.
      T<ordersfriend> {he} can say, "I don't want to, but I'd like to play."
      T<ordersfriend> {he} can go to others when it does not stop, and tell a grown-up.
      C<ordersfriend> {he} can think, "A friend can hear a no."
      A<ordersfriend> The "no" was said, and there was a cross face for one playtime. On the next day, both had a turn to choose. It might have gone the other way, too. Then there are others to play with, and there are friends without orders.
    `,
    '8-10': `
      D<ordersfriend> Some friendships have a boss. Somebody tells {Name} what to do, and it may end with "or I'm not your friend". It is like a string with one person pulling. From outside it looks easy to let go. From inside it is not, because there are good days as well. Still, friends who can only be kept by doing as they say are not much fun to keep.
      P<ordersfriend> People who give orders are usually frightened of being left. Commands seem safer to them than asking. It is their problem to solve, and it can be solved.
      P<ordersfriend> Others have noticed it. They may think that {Name} likes it that way.
      Q<ordersfriend> When the next order comes, {Name} might feel ____. The stomach often knows first.
      H<ordersfriend> {helper} can hear it without saying "just ignore them", and think through what could happen after a no.
      H<ordersfriend> {helper} can tell the teacher if threats are part of it. ~ Places and pairs can be changed quietly.
      T<ordersfriend> {he} can begin with a small no: "I'm going to sit here today."
      T<ordersfriend> {he} can spend one break a day with others. ~ Two friends make one boss less important.
      C<ordersfriend> {he} can think, "If a no ends it, it was a leash."
      A<ordersfriend> A small no has been said, and there was a huff that lasted until Thursday. It may turn into a friendship in which both decide, and that has happened before. It may also end, and that would be sad and rather quiet. Either way {Name} has found out that the string has two ends.
    `,
    '11+': `
      D<ordersfriend> Control in a friendship seldom looks like it at first. It looks like attention. Somebody tells {Name} what to do, and after a while disagreeing has a price, such as silence, or "then we're not friends". Good days in between make it hard to see. A useful test is whether a no is possible. In a friendship it is answered with disappointment at worst. Here it has a price.
      P<ordersfriend> People who control others are frequently terrified of being dropped. It may be explained by that, and it is not {his} job to put up with it until they feel better.
      P<ordersfriend> From outside it is more visible than one thinks. Friends who were edged out are often still there and would come back for the asking.
      Q<ordersfriend> When the phone lights up with that name, {Name} might notice ____.
      H<ordersfriend> {helper} can listen without running the other person down. ~ It is easier to say more that way.
      H<ordersfriend> {helper} can involve the school if there are threats, or if it goes on online.
      T<ordersfriend> {he} can say no to one small thing and watch what happens. ~ The answer is information.
      T<ordersfriend> {he} can rebuild one other friendship before deciding anything about this one.
      C<ordersfriend> {he} can think, "A friend can hear a no."
      A<ordersfriend> There was a no, then a sulk, and then a choice on both sides. Some people learn from that to ask. Others look for somebody who is easier to direct, and there is relief mixed into the hurt. Being bossed about mostly happens to people who are loyal and would like to be kind.
    `,
  },
};

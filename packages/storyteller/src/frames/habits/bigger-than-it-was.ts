import { said, type NamedScene } from '../scene.ts';

/** Made up in front of others to look bigger: a pool at home, a star who was met. */
export const biggerThanItWas: NamedScene = {
  id: 'boast',
  image: 'a story that was blown up like a balloon, and what is left when the air is out',
  cue: said(
    String.raw`\b(?:tells?|told|telling|said|says|boast\w*|brag\w*|claims?|claimed)\b[^.!?]{0,30}\b(?:mates|friends|class|classmates|others|kids|people|everyone|everybody|teachers?|school)\b[^]*?\b(?:is ?n['’]?t true|isnt true|not true|untrue|none of it|made (?:it |that |this )?up|lies?|lying|never happened|did ?n['’]?t happen)\b|\bmak(?:es|ing) (?:up )?(?:things|stuff|stories|tales)(?: up)?\b(?=[^]*\b(?:friends|mates|class\w*|teachers?|school|kids|everyone|people|believe\w*|true)\b)|\b(?:boast\w*|brag\w*|exaggerat\w*|shows? off)\b[^.!?]{0,60}\b(?:true|lies?|lying|made up|invent\w*)\b|\blies? to (?:his|her|their) (?:\w+ )?(?:mates|friends|class\w*)\b|\b(?:tells?|told|telling|makes? up|making up|invents?) (?:\w+ )?(?:stories|tales|things|stuff)\b[^.!?]{0,30}\b(?:true|made up|impress\w*)|\b(?:tall|big) stor(?:y|ies)\b|\btells? (?:massive|huge|big|wild|ridiculous|silly) (?:lies|stories|tales|fibs)\b|\b(?:lies?|lying|fibs|fibbing|untrue|not true|isn['’]?t true|made[- ]up|mak(?:es|ing) up|invent\w*)\b[^]*\b(?:to (?:impress|look (?:cool|good|big)|fit in|be liked|seem)|so (?:that )?(?:people|others|they|kids|the others)\b[^.!?]{0,20}\blike)\b|\b(?:boast|brag)\w*\b[^.!?]{0,30}\b(?:we|he|she|they) (?:have ?n['’]?t|do ?n['’]?t|does ?n['’]?t|has ?n['’]?t|never)\b|\bsays? (?:his|her|their|we|he|she)\b[^.!?]{0,20}\b(?:footballer|famous|millionaire|rich|celebrity|you ?tuber|pony|horse|pool|mansion|swimming pool|x ?box|lamborghini|ferrari)\b[^]*\b(?:not true|isn['’]?t true|untrue|lies?|made up|do ?n['’]?t)\b`,
    String.raw`\b(?:about (?:him|her|them)(?! sel)|told (?:him|her|them)|rumou?rs?|dad said|mum said|scary|ghost|santa|touch\w*|hurt (?:him|her)|abus\w*|bull(?:y|ied|ying)|brushed|teeth|home ?work|excuses?|lunch|imaginary|writes?|writing)\b`,
  ),
  decides: true,
  titles: { older: 'With the Air Out' },
  roles: {
    listeners: {
      fallback: { text: 'the others', plural: true },
      cues: [
        { match: /\b(?:teachers?|Miss|Mrs|Mr) \p{Lu}?/u, phrase: { text: 'people', plural: true } },
        { match: /\bmates\b/i, phrase: { text: '{his} mates', plural: true } },
        { match: /\bfriends\b/i, phrase: { text: '{his} friends', plural: true } },
      ],
    },
  },
  text: {
    '6-7': `
      D<boast> A story can get bigger with each breath, as a balloon does. First {Name} may tell a small thing that is true, and everyone looks. So it gets a bit bigger, and then a lot. In the end it is not true any more, and somebody may say so. A balloon is loud when the air comes out.
      P<boast> The ones who listened believed it, because they believe a friend. They may feel tricked, and they may say, "Is that a lie?" It is a hard question to hear.
      P<boast> Nearly everyone has wanted to be looked at like that. Ordinary days do not sound like much. Friends mostly like them anyway.
      Q<boast> When somebody asks if it is true, {Name} may feel ____. It may be hot in the face.
      H<boast> {helper} can listen to the true story, even if it is short.
      H<boast> {helper} can ask what the wish in it was. ~ It is fine to have one.
      T<boast> {he} can say, "I made that bit up." ~ It is quick, and then it is done.
      T<boast> {he} can begin with "I wish" or "Let's pretend." ~ Then it is a game, and no lie.
      C<boast> {he} can say, "That was not true. This is."
      A<boast> A balloon without air is small, and it is still a balloon. "I made it up," somebody said, and the sky stayed where it was. What is true is enough to be friends with. And pretend stories can be as big as a house, when everybody knows.
    `,
    '8-10': `
      D<boast> Some untrue things are said to get out of trouble, and some are said to be interesting. The second kind starts small. Somebody else has a good story, {Name} would like one too, and something comes out that is not true. It works at once. Then it needs details, and a good memory, and nobody who has been to the house. It is tiring to look after.
      P<boast> When it comes out, {listeners mind} less about the thing itself than about having believed it. They wonder which other parts were air. That passes, if the next things they hear are true.
      P<boast> Adults know the feeling from within. Some have improved a holiday or a fish. Mostly they wanted to be liked, and thought that what they had was not enough.
      Q<boast> When somebody says, "That isn't true," {Name} might feel ____. Ears are often the first to know.
      H<boast> {helper} can hear it without a lecture and ask what it was for.
      H<boast> {helper} can help to find the one sentence that ends it. ~ It is shorter than the story was.
      T<boast> {he} can tell one person, "I made that up, and I wish I hadn't." ~ News of that kind travels by itself.
      T<boast> {he} can wait for one breath before a story and ask, "Did it happen?"
      C<boast> {he} can think, "What is true is enough to start with."
      A<boast> With the air out, there was less of it, and less to remember. A few people made remarks, and by the next week they were talking about something else. Trust comes back in small coins: a true answer here, a plain story there. Inventing things is a good thing to be able to do, too. On paper it is called a novel.
    `,
    '11+': `
      D<boast> There are lies that hide something and lies that decorate. The second sort is told to look more interesting, and usually to people whose good opinion matters. {Name} may have noticed how it goes. An ordinary week needs improving, a detail is added, faces turn, and it feels for a moment like being somebody else. After that the untrue detail needs looking after for months, which is an unpaid job.
      P<boast> Those who were told it feel foolish rather than injured. They had repeated it. What they would like to know is how much of the rest was real, and the only answer to that is time.
      P<boast> Wanting to be impressive is not a flaw of character. It is often at its strongest when somebody is new, or is being compared, or thinks that the plain version would bore people. The plain version is usually what friends stay for.
      Q<boast> At the words "that never happened," {Name} might notice ____. Heat in the face is the commonest reply a body has.
      H<boast> {helper} can ask what the story did for {him} before saying what it cost.
      H<boast> {helper} can help to think through whom to tell, and in what words. ~ A confession need not be an announcement.
      T<boast> {he} can say it to one person first: "That wasn't true. I wanted to have something to say."
      T<boast> {he} can leave a gap where the improved detail would go. ~ Nobody else can hear it.
      C<boast> {he} can think, "The plain version is the one I do not have to remember."
      A<boast> It came out, and it was uncomfortable for about as long as such things are. Some people teased, one understood, and most forgot. What is left is smaller and true, and it weighs nothing. A gift for invention is worth having, and it has respectable uses: in fiction, on a stage, in any sentence that begins with "imagine."
    `,
  },
};

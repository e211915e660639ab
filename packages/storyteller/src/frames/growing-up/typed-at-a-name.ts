import { said, type NamedScene } from '../scene.ts';

const GAME = String.raw`(?:roblox|fortnite|minecraft|among us|brawl stars|rocket league|fifa|call of duty|xbox|playstation|game chat|voice chat|online games?|(?:in|on) (?:his|her|their|a|the) (?:online )?games?|gaming|headset|lobby)`;
const MEAN = String.raw`(?:noobs?|call(?:s|ed|ing)? (?:him|her|them)|(?:mean|rude|nasty|horrible|abusive) (?:things |messages |comments )?(?:to|at|about) (?:him|her|them)|insult\w*|trash[- ]?talk\w*|(?:kicked|kicks?|booted) (?:him|her|them) (?:out|off)|(?:said|says?|saying|typed|type|write|wrote|writes) (?:mean|rude|nasty|horrible))`;

/** Strangers in a game who call others names. */
export const typedAtAName: NamedScene = {
  id: 'gamename',
  image: 'a word that is typed at a name on a screen',
  cue: said(
    String.raw`\b${MEAN}\b[^]*\b${GAME}\b|\b${GAME}\b[^]*\b${MEAN}\b`,
    String.raw`\b(?:time'?s? up|turn (?:it )?off|to stop|swears? at|(?:he|she) (?:calls|called|insults|says|said|types)|address|how old|meet|photos?|pictures?|class(?:mates?)?|at school|friends?)\b`,
  ),
  decides: false,
  titles: { older: 'Typed at a Name' },
  text: {
    '6-7': `
      D<gamename> In some games, people who do not know each other can write. When a game goes badly, one of them may type an unkind message. {Name} may read it and get a hot face. The one who typed it cannot see who sits there. It was typed at a name on a screen. It stings all the same.
      P<gamename> People often type such things when they are losing. They pass on a bad feeling.
      P<gamename> Everybody who is good at a game was new at it once. Nobody remembers that while losing.
      Q<gamename> When a mean word comes up, {Name} may feel ____.
      H<gamename> {helper} can switch off the chat. ~ Most games work without it.
      H<gamename> {helper} can block somebody who is mean. ~ It takes a few taps.
      T<gamename> {he} can show the message to a grown-up.
      T<gamename> {he} can stop for a bit and do something else.
      C<gamename> {he} can think, "It was typed at a name. It does not know me."
      A<gamename> The message is out of sight, and the game is still a game. It gets smaller when somebody else has seen it. New players get better by playing. That is kind to know, and it is true of everybody.
    `,
    '8-10': `
      D<gamename> In an online game, words are cheap. Somebody loses, types a mean message at a name and is gone before it has been read. {Name} may read it and feel it for an hour. Whoever typed it knows nothing of the person behind the name. It can sting all the same, because a brain does not check the sender first.
      P<gamename> People who write such things mostly do it when they are losing. They hand the bad feeling on like a hot potato.
      P<gamename> Some of those who shout "noob" have played for a week. It only means that somebody is new, and everybody was.
      Q<gamename> When a word like that comes up, {Name} might feel ____.
      H<gamename> {helper} can show where to mute, block and report. ~ It takes three taps.
      H<gamename> {helper} can look at the chat settings with {him} and decide who may write.
      T<gamename> {he} can mute whoever wrote it and play on.
      T<gamename> {he} can leave that round and join another, or stop for today.
      C<gamename> {he} can think, "Typed at a name, and not at me."
      A<gamename> The message is out of sight, and the game looks the same without it. Somewhere a stranger is typing at somebody else. If such messages get nasty or do not stop, a grown-up can be shown them. A kind word costs as many taps as a mean one.
    `,
    '11+': `
      D<gamename> In open game chats, insults are small change. They are typed fast, at a name on a screen, by people who will not remember them in a minute. {Name} may know that and feel it all the same, since a brain reacts before it has checked the sender. One message in the middle of a match can sour an evening. There is nothing weak about that. It is how people are built, in a place that was not built with it in mind.
      P<gamename> Most of it is written by players who are losing and need somebody to have caused it. The target is whoever is nearest on the list.
      P<gamename> Adults may suggest simply not playing. It is well meant, and it overlooks that the good part of the evening is in there as well.
      Q<gamename> After a message like that, {Name} might notice ____.
      H<gamename> {helper} can find out together with {him} what the game allows: mute, block, report, friends only.
      H<gamename> {helper} can take it seriously when it turns to threats, or to who somebody is. ~ Every game has rules against that.
      T<gamename> {he} can mute without answering. ~ The answer is what it was written for.
      T<gamename> {he} can stay out of open lobbies for a while and play with people {he knows}.
      C<gamename> {he} can think, "Typed at a name, by a bad mood."
      A<gamename> By the next match that player is gone from the list, and the settings let fewer people write. Being bad at something in front of others is how most skill begins. What a kind message does to a lobby is worth trying out once. It startles people.
    `,
  },
};

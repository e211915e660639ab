import { said, type NamedScene } from '../scene.ts';

/** A plain phone with a few numbers in it, for a way that a child goes alone: what it is for, and where it is at night. */
export const aPhoneThatOnlyRings: NamedScene = {
  id: 'onlyrings',
  image: 'a phone with a few numbers in it, which says "I am here" or "I need you"',
  cue: said(
    String.raw`\b(?:(?:can |that )?only (?:rings?|calls?|phones?|texts?)\b|handsets?|(?:brick|basic|button|simple|flip|dumb|old|plain) ?-?phones?|nokia|(?:smart|phone|gps|kids['’]?) ?-?watch\b|in emergenc\w+|for emergenc\w+|(?:on (?:his|her|their) own|alone|by (?:him|her|them)self) (?:on|to|from|home|in|after)\b|(?:bus|walk(?:s|ing)?|train|cycl\w+|home)\b[^.]{0,24}\b(?:on (?:his|her|their) own|alone|by (?:him|her|them)self))`,
    String.raw`\b(?:tik ?tok|snap ?chat|instagram|whatsapp|group chat|youtube|fortnite|roblox|strangers?|addict\w*|every night|under the (?:covers|pillow|duvet)|scroll\w*|(?:un)?attended)\b`,
  ),
  // A phone of that kind that others laugh at is there already, and nobody waits for it.
  decides:
    /\b(?:brick|basic|button|simple|flip|dumb|old|nokia)(?: ?-?phones?)?\b[^.!?]{0,40}\b(?:laugh\w*|teas\w*|embarrass\w*|fun of|hates)\b|\b(?:laugh\w*|teas\w*|embarrass\w*|fun of)\b[^.!?]{0,40}\b(?:brick|basic|button|flip|dumb) ?-?phones?\b|\b(?:laugh\w*|teas\w*|embarrass\w*|fun of)\b[^.!?]{0,40}\bnokia\b/i,
  answers: /\b(?:named|called|rings?|nan|numbers?|bus|sleeps?|night|handset|what \w+ is for)\b/i,
  titles: { young: 'A Phone With One Job', older: 'I Am Here, I Need You' },
  text: {
    '4-5': `
      D<onlyrings> Some phones do one job, and that is to ring. {Name} may have a phone like that. A few people are in it, and they are the right ones. When there is trouble, it can ring them up. When all is well, it is quiet in a bag.
      P<onlyrings> The people who are in it like to hear it ring. They put down a cup and say hello.
      P<onlyrings> Some people give their phone a name. Then it is easy to call for it when it hides.
      Q<onlyrings> With the phone in the bag, {Name} may feel ____.
      H<onlyrings> {helper} can play it first: press, wait, hello.
      H<onlyrings> {helper} can find a place where the phone sleeps. ~ It fills up at night.
      T<onlyrings> {he} can press, wait and say, "It is me."
      T<onlyrings> {he} can put it back in the same pocket.
      C<onlyrings> {he} can think, "It is with me, and it can ring."
      A<onlyrings> The phone is back from its trip. It was needed a bit, or it was not needed at all. Both are good days for a phone. Now it lies in its place and fills up. Night-night, phone.
    `,
    '6-7': `
      D<onlyrings> Some phones have just a few numbers in them. {Name} may get a phone like that, to have on a trip. It is made for two short messages. One is, "I am here." The other one is, "I need you." For the rest of the day it can be quiet.
      P<onlyrings> The people whose numbers are in it know that ring. They would like to hear it for small things, too. A bus that does not come is a good reason.
      P<onlyrings> Some people give their phone a name. A thing with a name gets put back more often.
      Q<onlyrings> On the way, with the phone in a pocket, {Name} may feel ____.
      H<onlyrings> {helper} can make a test call from the next street. ~ Then both have done it one time.
      H<onlyrings> {helper} can say what to do when nobody answers. ~ Then it is the next number's turn.
      H<onlyrings> {helper} can choose the place where it spends the night. ~ It fills up there and is ready.
      T<onlyrings> {he} can keep it in one pocket, day after day. ~ A hand finds it there.
      T<onlyrings> {he} can ring when the plan changes.
      C<onlyrings> {he} can think, "I am here, or I need you. It can say both."
      A<onlyrings> In the evening, the phone goes to its own place and fills up. Some days it rang, and some days it had nothing to do. That is a good day for a phone like that. It is ready in the morning, in the same pocket.
    `,
    '8-10': `
      D<onlyrings> The first telephones could ring and nothing else, and people thought it a wonder. {Name} may be getting a phone that does about as much, with a few numbers in it. It is meant for going about alone, and for plans that change half way. Two messages cover nearly everything: "I am here" and "I need you". Because it does so little, eyes stay free on the way.
      P<onlyrings> The people whose numbers are in it would rather be rung once too often. A late bus is a good enough reason, and so is a wrong stop.
      P<onlyrings> Classmates may find it funny for a week. Then they look at other things, mostly on screens of their own.
      P<onlyrings> Some people give their phone a name. It is a joke, and things with a name get lost less easily.
      Q<onlyrings> On the first trip with it, {Name} might feel ____.
      H<onlyrings> {helper} can try out a call with {him} from the real place. ~ Some corners have no signal, and it is good to know which.
      H<onlyrings> {helper} can say what to do when nobody answers. ~ There is the next number, and an adult at a till.
      H<onlyrings> {helper} can decide on a place for its nights. ~ A phone that is full in the morning is the whole point.
      T<onlyrings> {he} can keep it in one pocket and ring from a spot away from the road.
      T<onlyrings> {he} can write one of the numbers inside a shoe. ~ Batteries get empty.
      C<onlyrings> {he} can think, "I am here, I need you. It knows both."
      A<onlyrings> On most days a phone like that rides along and says nothing. That means that the plan held. In the evening it goes back to its place and fills up. The person who carries it has two free hands and a number in a shoe.
    `,
    '11+': `
      D<onlyrings> A phone that only rings says two things, "I am here" and "I need you", and says them reliably. {Name} may have one and hear remarks about it. At school the newest model is a kind of badge, and its price tells nobody anything about the person behind it. Batteries in the simple ones last for a week. No evening has been lost to one so far.
      P<onlyrings> Those who laugh mostly mean the badge. Some of them would give a good deal for one evening without messages.
      P<onlyrings> Parents who choose a plain phone have usually read too much or seen too much. It is caution, and it can be discussed.
      Q<onlyrings> When somebody comments on it, {Name} might notice ____.
      H<onlyrings> {helper} can name a date on which the matter gets discussed again, and keep to it.
      H<onlyrings> {helper} can supply a reason that can be quoted. ~ "My family is like that" is a reason too.
      T<onlyrings> {he} can answer drily, "It makes calls. I'm told that's what they are for."
      T<onlyrings> {he} can ask two friends to pass on what gets planned in a chat.
      C<onlyrings> {he} can think, "It's a phone, not a badge."
      A<onlyrings> The joke has been made, and it will be made a few more times before it is worn out. Meanwhile the phone rings when it is needed, and its battery is at ninety per cent. What was planned in a chat arrives by way of a friend. A different one may come at some point, and within a month it will be ordinary.
    `,
  },
};

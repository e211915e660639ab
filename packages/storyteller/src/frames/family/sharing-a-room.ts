import { script, type Frame } from '../../frame.ts';

/** One bedroom for two: another's breath at night, things in reach, a corner of one's own, and rules both have made. */
export const sharingARoom: Frame = {
  id: 'sharing-a-room',
  name: 'Sharing a bedroom',
  says: [
    'sharing a room with her brother',
    'has to share a bedroom with his little sister',
    'moving two kids into one room',
    'wants her own room',
    'complains that his brother snores',
    'two boys in one bedroom, constant wars over space',
    'baby is moving into her room',
    'giving up his room for grandma',
    'hates sharing a room',
    'stepsister will share her room every other weekend',
    'keeps her sister awake in the shared room',
    'drew a line down the middle of the bedroom',
    'teen has to share with a toddler',
    'no privacy because they share a room',
    'wants the light on and the other wants it off',
    'touches her things in their shared room',
    'first night in the same room as his brother',
    'three kids in one bedroom',
    'cousin sleeps in her room for a month',
    'room sharing at bedtime is chaos',
    'we only have two bedrooms',
    'lost her own room when we moved',
    'foster sister sharing her bedroom',
    'shareing a room',
  ],
  claims: {
    strong: [
      'they share a room',
      'we share a room',
      'sharing one room',
      'brother goes through his things',
      'sister goes through her things',
      'goes through his things',
      'goes through her things',
      'goes through their things',
      'bunk beds fight',
      'who gets the top bunk',
      'who gets the top',
      'shares with older brother',
      'shares with older sister',
      'shares with big brother',
      'shares with big sister',
      'room with older brother',
      'came in with her room',
      'baby brother in her room',
      'baby sister in her room',
      'baby in her room',
      'baby in his room',
      'shares with a stepsister',
      'shares with a stepbrother',
      'shares with her stepsister',
      'shares with his stepbrother',
      'shares with her sister',
      'shares with his brother',
      'shares with his sister',
      'shares with her brother',
      'baby moves into his room',
      'baby moves into her room',
      'night owl',
      'share a room',
      'share room',
      'share her room',
      'share his room',
      'share the room',
      'share a bedroom',
      'share her bedroom',
      'share his bedroom',
      'share a bed room',
      'shared room',
      'shared bedroom',
      'sharing a room',
      'sharing a bedroom',
      'room sharing',
      'room share',
      'same room as',
      'same bedroom',
      'in one room',
      'in one bedroom',
      'into her room',
      'into his room',
      'wants her own room',
      'wants his own room',
      'want their own room',
      'lost her own room',
      'lost his own room',
      'give up his room',
      'give up her room',
      'giving up his room',
      'giving up her room',
      'sleep in her room',
      'sleeps in her room',
      'sleep in his room',
      'sleeps in his room',
    ],
    cues: ['room', 'bedroom', 'share', 'privacy', 'brother', 'sister', 'snore', 'space', 'light', 'noise'],
    not: [
      'never shares',
      'wont share',
      'doesnt share',
      'come into his room at night',
      'come into her room at night',
      'santa',
      'monster',
      'burglar',
      'spider',
      'sleep in our room',
      'sleeps in our room',
      'waiting room',
      'class room',
      'room at school',
      'alone in her own room',
      'alone in his own room',
      'sleep in his own room',
      'sleep in her own room',
      'sleeping in his own room',
      'sleeping in her own room',
    ],
  },
  topicWords: ['room', 'bedroom', 'corner', 'two beds'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'adult', 'thing'],
  facts: [
    'In much of the world most children sleep in a room with others; a room of one’s own is a recent custom.',
    'Known sounds of breathing are heard less and less by a sleeping brain; most people get used to them within two weeks.',
    'A shelf, box or corner that nobody else touches makes sharing easier.',
    'Rules that all have made, and that are written down, are kept better.',
    'People need sleep at different times by age; staggered bedtimes and a small reading lamp help.',
    'Wanting to be alone at times is a need, and not a dislike of anybody.',
    'Things may be shared or not; asking first is fair.',
    'A child changes or washes in private when wanting to; everybody in a home may ask for that.',
  ],
  threads: {
    early: 'a clock that goes off at five',
    breath: 'breathing that can be heard from the other bed',
    corner: 'a corner, a shelf or a box that belongs to one person',
    rules: 'a list on the door that both have made',
    letter: 'a word to an equal on privacy in twelve square metres',
    baby: 'a cot in the room, and somebody small who cannot whisper',
  },
  threadCues: {
    early:
      /\bwak(?:e|es|ing)s? (?:him|her|them)(?: up)?\b|\bwoken\b|\b(?:up|awake|wakes?(?: up)?) (?:at|by|from) (?:[456]|four|five|six)\b|\bearly (?:riser|waker|mornings?)\b/i,
    corner: /\b(?:touch\w*|things|stuff|belongings|borrow\w*|drawers?|clothes|diary|privacy|private|rummag\w*)\b/i,
    // The baby may be the reason, and lie in another room.
    baby: /^(?![^]*\b(?:because|since|as|so|for|now) (?:\w+ ){0,2}(?:the |a |our )?(?:new )?baby\b(?: (?:needs?|has|got|is (?:in|having|getting)|gets|will have|can have))?)(?![^]*\b(?:[3-9]|1\d|three|four|five|six|seven|eight) ?-?(?:year|yr|yo)\b)[^]*?\b(?:bab(?:y|ies)|newborn|toddler|cot|crib)\b/i,
  },
  onlyWhenSaid: ['early', 'baby'],
  tellsAlone: ['early', 'baby'],
  comesFirst: ['early'],
  roles: {
    who: {
      fallback: { text: 'the other one' },
      cues: [
        { match: /\bgrand(?:ma|mother)\b|\bgranny\b|\bnan\b/i, phrase: { text: 'somebody else' } },
        { match: /\bcousins?\b/i, phrase: { text: 'a cousin' } },
        { match: /\bstep-?\s?brothers?\b|\bfoster brothers?\b/i, phrase: { text: 'the other one', gender: 'm' } },
        { match: /\bstep-?\s?sisters?\b|\bfoster sisters?\b/i, phrase: { text: 'the other one', gender: 'f' } },
        { match: /\btwins?\b/i, phrase: { text: '{his} twin' } },
        {
          match: /\bbrothers?\b|\bmy other son\b|\b(?:my|two|both) (?:two )?(?:boys|sons)\b/i,
          phrase: { text: '{his} brother', gender: 'm' },
        },
        {
          match: /\bsisters?\b|\bmy other daughter\b|\b(?:my|two|both) (?:two )?(?:girls|daughters)\b/i,
          phrase: { text: '{his} sister', gender: 'f' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Cot in the Room', thread: 'baby' },
      { text: 'Two Beds, Two Breaths', thread: 'breath' },
      { text: 'In and Out, In and Out', thread: 'breath' },
      { text: 'A Corner With a Box', thread: 'corner' },
      { text: 'This Box, That Box', thread: 'corner' },
      { text: 'A Room for Two' },
      { text: '{name} Shares a Room' },
    ],
    older: [
      { text: 'Until the Lamp Is On', thread: 'early' },
      { text: 'A Clock That Says Five', thread: 'early' },
      { text: 'The Drawer That Is Not Shared', thread: 'corner' },
      { text: 'The High Shelf', thread: 'baby' },
      { text: 'A Sound From the Other Bed', thread: 'breath' },
      { text: 'The Shelf Nobody Else Touches', thread: 'corner' },
      { text: 'A Corner of the Room', thread: 'corner' },
      { text: 'The List on the Door', thread: 'rules' },
      { text: 'Five Rules for One Room', thread: 'rules' },
      { text: 'Two People in One Room', thread: 'rules' },
      { text: 'Twelve Square Metres', thread: 'letter' },
      { text: '{name} Shares a Room' },
    ],
  },
  benefits: [
    'Tells how a shared room sounds and works, by day and at night.',
    'Says that wanting a place alone is a need and can be arranged.',
    'Gives {name} a sentence for asking and a corner to think of.',
  ],
  talk: {
    young: [
      'Who is in the room in the story?',
      'How does it feel to share a room?',
      'Shall we make a box that is only yours?',
    ],
    older: [
      'Which idea in this story would be of use?',
      'Which word went into the blank?',
      'Shall we write a list for the door together?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'night',
    pose: 'sit',
    feeling: 'calm',
    companion: 'child',
    props: ['lamp', 'box', 'pillow'],
  },
  text: {
    '2-3': script(`
      D<breath> Two beds are in the room. {Name is} in one. Over there is {who}. In and out, in and out.
      D<breath> Shh, listen. {Name} can hear it. It is a breath in the room. In and out, in and out.
      D<corner> Here is a room for two. One box is for {Name}. One box is for {who}. This box, that box.
      P Some people sleep two in a room.
      P One snores. One hums. One talks.
      P All like a place that is theirs.
      Q In the room, {Name} may feel ____.
      Q At night with two, {Name} may feel ____.
      Q When it is loud, {Name} may feel ____.
      H {helper} can tuck both in.
      H {helper} can find two boxes.
      H {helper} can come and hush.
      T {he} can put a toy in the box.
      T {he} can say, "Shh, please."
      T {he} can hug a pillow.
      T<comforter> {he} can cuddle {comforter}.
      C<breath> {he} can say, "In and out, good night."
      C<breath> {he} can say, "Two beds, two breaths."
      C<corner> {he} can say, "This box is mine."
      C<topic> {he} can think about {topic}.
      A<breath> In and out. In and out. The room is dark and warm. Good night, two beds.
      A<breath> One breath, two breaths. The room is full of sleep. In and out. Good night.
      A<corner> The box has a lid. It sits in the room. A toy is in it. Night-night, boxes.
      D<baby> A cot is in the room. {Name} has a bed there too. The baby makes a noise. Waa! Then it is still.
      P<baby> Babies cannot talk. They go waa.
      P<baby> Grown-ups wake up too.
      Q<baby> With a baby there, {Name} may feel ____.
      H<baby> {helper} can come at night.
      H<baby> {helper} can put toys up high.
      T<baby> {he} can put one thing up high.
      T<baby> {he} can look and then lie down.
      C<baby> {he} can say, "Night-night, cot. Night-night, bed."
      A<baby> The cot is there. The bed is here. It is one room for two. Shhh, night-night.
    `),
    '4-5': script(`
      D<breath> At night, a room with two beds is not quite still. {Name} can hear it. There is a breath from the other bed. It goes in, and it goes out. That is {who}, fast asleep.
      D<breath> In and out goes the air. {Name} sleeps in one bed, and {who} in the next. There may be a snore in the room, or a giggle. It goes up and down. By and by, ears know it well.
      D<corner> There is one room, and two who live in it. {Name has} this side. That side is for {who}. The floor is for both. There can be a box with a lid, too. What is in it is for just one.
      P A person may like company and may like to be alone. It can be the same person on the same day.
      P One wants the light on. One wants it off. Nobody is wrong. Eyes are not all alike.
      P In many lands, all of the children sleep in one room. They tell stories till they drop off.
      Q With two in the room, {Name} may feel ____.
      Q When the other bed makes a noise, {Name} may feel ____.
      Q In a corner alone, {Name} may feel ____.
      H {helper} can find a small lamp for each bed.
      H {helper} can say who goes to bed first.
      H {helper} can make a corner that is for one. ~ Then it is clear.
      H<adult> {helper} can help at bedtime by {adult}.
      T {he} can ask before taking a thing from that side.
      T {he} can put what is dear into the box.
      T {he} can ask for some time alone in the room.
      T<comforter> {he} can hold {comforter} and listen.
      T<quiet> {he} can spend some time {quiet}.
      C<breath> {he} can think, "In and out, and I can sleep too."
      C<breath> {he} can say, "Good night, other bed."
      C<corner> {he} can say, "Floor for two, box for me."
      C<topic> Before sleep, {he} can think about {topic}.
      A<breath> Two breaths are in the room now. One is fast, and one is slow. In the end nobody hears them. They are both asleep.
      A<breath> In the morning, two heads come up from two pillows. One of them sang in the night. Nobody knows which one. The room smells of sleep and of toast.
      A<corner> A box with a lid stands in the corner. The floor has toys on it, and socks. It is a full room. There is still a place for each.
      D<baby> There is a cot in the room now, and a bed. {Name} sleeps in the bed. A baby cannot whisper. It has no clock. So there may be a cry in the dark. Then a grown-up comes. It gets quiet again.
      P<baby> A baby does not mean to wake anyone. It has one word for all. That word is loud.
      P<baby> A room with a small one is not easy. Grown-ups know that. They are tired too.
      Q<baby> When the baby wakes up, {Name} may feel ____.
      H<baby> {helper} can keep a high shelf for {his} own things. ~ Small hands do not get up there.
      H<baby> {helper} can come fast when there is a cry. ~ That is a job for a grown-up.
      T<baby> {he} can turn round and pull the blanket up.
      T<baby> {he} can choose a spot in the home for quiet games.
      C<baby> {he} can think, "That is the baby, and somebody comes."
      A<baby> In the morning, both in the room are awake. One of them can talk about it. The shelf is up high, with all its things. Babies learn to sleep a bit at a time.
    `),
    '6-7': script(`
      D<breath> A room for one is silent at night. A shared room is not. {Name} may lie there and listen. From another bed comes a breath, in and out. Sometimes there is a snort or a word. By and by, ears may stop telling about it.
      D<corner> Even in a shared room, there can be a place for one. {Name} may have a shelf, a box or the wall by the pillow. It does not need to be big. Others ask before they touch it. On the rest of the floor, there are things of everybody.
      D<rules> On some doors there is a list. It says how a shared room works. Perhaps {Name} will have one too. When does the big light go off? What is for all, and what is not? What is the sign for "I want to be alone"? It is easier to read a rule than to shout it.
      P Wanting to be alone is like being thirsty. It comes, and after some time alone it goes. It is not against anybody.
      P The other one thinks about the room as well. That may be about noise, or light, or socks. It is worth asking which.
      P Grown-ups share rooms too. They talk about windows and blankets. Not all of it gets solved.
      P Long ago, whole families slept in one room. In many places they still do. They say that it is warm.
      Q With two in the room, {Name} may feel ____.
      Q When things have been moved, {Name} may feel ____.
      Q At night, hearing the other breath, {Name} may feel ____.
      H {helper} can put up a shelf or a curtain. ~ A bit of cloth can make two rooms.
      H {helper} can plan some time for each one alone. ~ A clock can say when.
      H {helper} can help to write the list. ~ A rule is kept better by those who made it.
      H<adult> {helper} can help at bedtime by {adult}. ~ It has helped before.
      T {he} can knock, even on a door that is {hers} as well. ~ People who knock get knocked for.
      T {he} can say, "I want twenty minutes alone, please." ~ A number is easy to say yes to.
      T {he} can use a small torch for a book. ~ Then the other one can sleep.
      T<comforter> {he} can keep {comforter} on the side by the wall. ~ That is a good place for it.
      T<quiet> {he} can spend some time {quiet} in the corner. ~ It is like a room in a room.
      C<breath> {he} can think, "Somebody is there, and I know who."
      C<corner> {he} can say, "The shelf is mine. The rug is ours."
      C<rules> {he} can say, "Let us look at the list."
      C<topic> Until it is quiet, {he} can think about {topic}.
      A<breath> By and by, a breath from another bed can be like rain. It is there, and ears let it be. On a night when it is missing, the room sounds odd. If the room stays too loud, grown-ups can look for another way.
      A<corner> There may be a stone on such a shelf, and a book. It may be in order or not, and one person decides. Around it is a room with a lot in it. Some of that is for everybody.
      A<rules> A list can hang on the door with names under it. One rule may be crossed out already. A shared room takes some making. It can be made again next month.
      D<baby> In a room with a cot, nights are not like other nights. {Name} may hear a snort, a squeak and then a cry. Babies cannot whisper, and they have no clock. They sleep in small pieces until they are older. It is not a job for a child to make a baby quiet. A grown-up comes and does that.
      P<baby> To a baby, everybody in the room is interesting. So it looks through the bars and does not sleep. That is a kind of compliment, and a tiring one.
      P<baby> Grown-ups may say, "Shh," a lot. They say it because they are tired, and not because somebody is bad.
      Q<baby> When there is a cry in the night, {Name} may feel ____.
      Q<baby> When small hands take a thing, {Name} may feel ____.
      H<baby> {helper} can find a shelf that no baby can reach. ~ What is up there stays as it was.
      H<baby> {helper} can plan a time and a place for {him} alone. ~ It can be another room.
      T<baby> {he} can keep the best things in one box with a lid. ~ Babies are not good with lids.
      T<baby> {he} can say in the morning how the night was. ~ Then a plan can be changed.
      C<baby> {he} can think, "That is the baby, and it is a grown-up's job."
      A<baby> The room has two sleepers, and one of them is still learning how. It takes months, and it goes up and down. On the high shelf all is in its place. One day a whisper may come from the other bed. It may even be a joke.
      D<early> Everybody has a clock inside, and some go off early. {Name} shares a room with somebody whose clock says five. At five it is still dark, and sleep is not done yet. A small child cannot hear that. Awake is awake, and then there is a voice. Being tired makes people cross, and that is nobody's fault.
      P<early> {who} does not do it to tease. To be awake and quiet at once is hard for small children.
      P<early> Grown-ups like to sleep longer as well. They know how five in the morning feels.
      Q<early> When it is five and a voice begins, {Name} may feel ____.
      H<early> {helper} can put up a small lamp with a clock. ~ Quiet time lasts until the lamp comes on.
      H<early> {helper} can come and fetch {who} on some mornings.
      T<early> {he} can say in the afternoon how the morning was. ~ It is easier to help then.
      T<early> {he} can ask for a second place to sleep on hard mornings.
      C<early> {he} can think, "It is not about me. It is five."
      A<early> Small clocks move on, a little at a time. Until then there is a lamp, and a rule for quiet. The room belongs to both of them. On a day off, somebody can have it alone for a bit.
    `),
    '8-10': script(`
      D<breath> After lights out, a shared room goes on making sounds. Listening to them is not something that {Name} has asked for. There is the breath from the other bed, a turning, a creak, half a sentence from a dream. A brain files new noises under "unknown" and stays awake for them. With time it files most of them under "home".
      D<corner> It is possible to own a country in a shared bedroom. {Name} may have one already, and it may be forty centimetres wide. A shelf will do, or a drawer that sticks. What matters about it is not the size but the border. What lies on one side of it can be touched after asking, and not before.
      D<rules> People who share one room are in need of laws, like any state. {Name} may have noticed which questions come up. They concern light, noise, visitors, borrowing and whose sock that is. Laws that are shouted across a bed last until the next day. Laws on paper, with signatures, have been known to last a whole term.
      P The person on the other side has a list of complaints as well. Some of its points would come as a surprise. Most people do not know that they hum.
      P Having nowhere to be alone makes people short-tempered, whoever they are. Sailors and astronauts train for it. They have agreed that a closed curtain means "not now".
      P Adults choose the rooms, and there are seldom enough. They look at doors, money and who sleeps early. It is not a statement about who is loved how much.
      P A good many arguments in shared rooms are about light. It is a strange fact that one person can read at the same brightness in which another cannot sleep. Both are telling the truth.
      Q When the door opens without a knock, {Name} might feel ____.
      Q Lying awake beside somebody who sleeps, {Name} might notice ____.
      Q In a corner that nobody else touches, {Name} might feel ____.
      H {helper} can see that each has a time in the room alone, by the clock. ~ Half an hour changes a whole evening.
      H {helper} can put up a curtain or turn the shelves round. ~ A border that can be seen is easier to respect.
      H {helper} can act as a judge if a law is in dispute. ~ Judges are asked, and do not just burst in.
      H<adult> {helper} can help in the evening by {adult}. ~ It has worked in other rooms.
      T {he} can propose three rules and ask for three in return. ~ Six rules that both wanted are better than ten from above.
      T {he} can use headphones or a small lamp after the other's bedtime. ~ A favour of that kind is usually returned.
      T {he} can hang up a sign that means "please do not talk to me". ~ It saves saying it in a bad mood.
      T<comforter> {he} can keep {comforter} behind the pillow. ~ That is inside the border.
      T<quiet> {he} can spend some time {quiet} behind the curtain. ~ It is astonishing how far away one can be in the same room.
      C<breath> {he} can think, "Known noise, known person, nothing to report."
      C<corner> {he} can say, "Ask first, and then probably yes."
      C<rules> {he} can say, "Rule four, and I mean it kindly."
      C<topic> Until sleep comes, {he} can think about {topic}.
      A<breath> At some point the ears may give up their watch. The breath goes on, in and out, and belongs to the room as the radiator does. Years later, people who shared a room often say that they slept badly without it at first. That is hard to believe on a loud night.
      A<corner> A country of forty centimetres has no army, and it needs none if the border is respected. On it there may be a stone, a diary and a mess of the owner's choosing. All around lies the rest of the room, which is common land. It is used for playing, for arguing and for talking in the dark.
      A<rules> Laws get amended. In a year the room will have other ones, because the people in it will be older and louder. What stays is the custom of asking. People who have learnt to share a room can live nearly anywhere, tents included.
      D<baby> Sharing a room with somebody who cannot whisper is a special case. {Name} has a bed in a room with a small child in it. No rule can be agreed with a person who eats paper. Babies and toddlers sleep in short pieces, wake up without a reason and look for company. None of it is aimed at anybody. It can still be too much.
      P<baby> Adults may forget that somebody older is lying awake as well, because the loud one gets looked after first. Most of them are grateful to be told in the morning rather than at three at night.
      P<baby> Small children want to be where the big ones are. From a cot, an older person with a book looks like the best programme there is.
      Q<baby> Lying awake after a cry, {Name} might feel ____.
      Q<baby> When something has been chewed or moved, {Name} might notice ____.
      H<baby> {helper} can see to a high shelf, and to a door that may be shut. ~ The door may be in another room.
      H<baby> {helper} can be the one who gets up. ~ It is not a job for a brother or a sister.
      T<baby> {he} can find the one place at home where homework stays whole. ~ It may be a kitchen table after supper.
      T<baby> {he} can say in the morning how the night was, in one sentence. ~ Plans get changed by such sentences.
      C<baby> {he} can think, "It is loud, and it is not my job."
      A<baby> It will not stay like this, because people learn to sleep, and later to whisper. Until then the room works with a high shelf, a box with a lid and somebody else who gets up. {Name} may want a room alone and be fond of the other bed on the same day. A small person who laughs at breakfast does not make up for all of it, but for some.
      D<early> People come with clocks inside, and no two clocks in a family agree. A small child's clock goes off at five and is full of news. {Name} shares a room with such a clock. At that hour even good news is bad news. Somebody who is woken too early is short of sleep all day, and short of patience from about breakfast. Both of these are the fault of the clock.
      P<early> {who} does not do it to annoy anybody. At a small size, being awake and being quiet do not fit into one body yet.
      P<early> Parents know what five o'clock is like, as they have met it before. They may not know how often it happens on the other side of the wall.
      Q<early> When the first voice comes in the dark, {Name} might feel ____. It may be a different word by breakfast.
      H<early> {helper} can put in a lamp with a timer. Quiet lasts until it is on. ~ Small children are proud of such lamps.
      H<early> {helper} can fetch {who} on some mornings. ~ One long sleep in a week changes the other days.
      T<early> {he} can count the mornings and tell the number on a calm afternoon. ~ Numbers are easier to help with than groans.
      T<early> {he} can ask for a second place to sleep on the worst days, such as the sofa.
      C<early> {he} can think, "It is not aimed at me. It is five o'clock."
      A<early> The clocks in small children move on by themselves, by a few minutes a month. Until then there is a lamp, a rule and perhaps a sofa. The room is shared, and the mornings in it are shared unevenly. It is fair to say so, and easier at four in the afternoon than at five in the morning.
    `),
    '11+': script(`
      D<letter> Most bedrooms have twelve square metres or so, and that is not much for several people with habits. {Name} may have worked out that there is no spot in it that cannot be seen from another bed. At this age, the wish for a closed door is neither a mood nor an insult. It is how a person gets acquainted with what they think. Where there is only one door, it can be divided in time instead of space.
      D<breath> Those who share a room know things about each other that nobody else has been told. {Name} may know the breath of the person in the next bed, the restless hour, the sentence that comes out of a dream. Brains treat sounds like that as signals at first, and later as furniture. Nobody applied for that. It can be a nuisance and a comfort in the same night.
      D<rules> Living in one room requires a constitution, and most people try to manage without. {Name} may have seen how that goes: the light, the charger, the friends who stay too long, the music that is not music. Each of these is small. Together they fill an evening with grievances, until somebody brings up last summer. A page with seven sentences on it costs one afternoon and can be pointed to.
      P Somebody who shares a room gets less sleep, less silence and fewer secrets. It would be silly to pretend otherwise. Studies also find that they get more practice in reading another person, which is not taught anywhere.
      P The other one keeps accounts too, and in them the roles are exchanged. It may come as news who it is that leaves the wet towel. A monthly exchange of complaints, limited to three each, is said to work, above all with cake.
      P Parents who cannot provide a second room are usually unhappy about it and therefore touchy. A complaint about the room sounds to them like one about themselves. It goes better if it contains a suggestion, even a small one about a shelf.
      P Privacy is a need with a body attached. Everyone may change, wash and write a diary without an audience, at any age and in any flat. Saying so is enough, and nobody is entitled to a reason.
      Q On finding somebody else on the bed, {Name} might feel ____. It can be startling how large that feeling is.
      Q In the first ten minutes alone in the room, {Name} might notice ____. Shoulders are often the first to react.
      Q Talking across the dark at midnight, {Name} might feel ____. People say things then that daylight would not get out of them.
      H {helper} can arrange fixed hours in which the room belongs to one person. ~ Time can be divided where space cannot.
      H {helper} can see to a curtain, a box with a key or a desk somewhere else. ~ Small pieces of hardware prevent large quarrels.
      H {helper} can knock, and wait for the answer. ~ It is the cheapest form of respect there is.
      H<adult> {helper} can offer {adult} on evenings when it gets too much. ~ It has been useful before.
      T {he} can draft a page of rules and invite objections. ~ Whoever writes the first version sets the tone.
      T {he} can find a second place for being alone, such as a library or a stairwell. ~ Privacy does not need to be one's own.
      T {he} can agree on a signal that means "not now, and it is not about you". ~ The second half is the important one.
      T<comforter> {he} can keep {comforter} on the wall side. ~ It counts as private property.
      T<quiet> {he} can spend an hour {quiet} with headphones on. ~ They are doors for ears.
      C<letter> {he} can think, "An hour from now the door is mine."
      C<breath> {he} can think, "Furniture, breathing."
      C<rules> {he} can say, "Sentence five, and no hard feelings."
      C<topic> With headphones on, {he} can think about {topic}.
      A<letter> It has an end, although that is hard to believe on a Sunday. Some day there will be other rooms, with other people in them or with none. Until then, a timetable, a curtain and an occasional truce are to be had. Some people say that their best conversations took place in the dark, across two metres.
      A<breath> With time the ear may let go, and the other breath becomes part of the night. People who have lived like that often take a while to sleep in silence later. It is one of the odder things to miss about a person. For the time being, the room has its people, their earplugs and a wall to turn to.
      A<rules> A constitution is not finished when it is signed, and this one will have amendments by the autumn. What counts is that a complaint now has a number. People in one room will go on being too many and, on certain evenings, exactly enough. The wet towel, as in most constitutions, remains under negotiation.
      D<baby> Most advice on sharing a room assumes two people who can negotiate. {Name} shares one with somebody who cannot speak in sentences, keeps no hours and tastes things. There is no agreement to be had with a person like that. Very young children sleep in short stretches and surface in between, which is biology and not a lack of manners. Lying awake beside it is tiring all the same, and it is no failure of love to say so.
      P<baby> Parents in this situation are short of rooms, sleep and money, usually in that order. They may count on an older child to cope, because coping looks so easy from outside. It is fair to show them the other side of it.
      P<baby> A wish for a closed door at this age is not directed against anyone in a cot. It is a need with a body attached, and there are other ways of meeting it.
      Q<baby> At three in the morning, {Name} might feel ____. It need not be a generous word.
      Q<baby> Closing a door somewhere else, {Name} might notice ____. Shoulders are often the first to react.
      H<baby> {helper} can take the nights, and ask about the days. ~ Looking after the small one is not the price of a bed.
      H<baby> {helper} can free a place with a door for two hours a day. ~ A room can be shared out by the clock.
      T<baby> {he} can name two fixed hours and one place, and ask for exactly that. ~ It is easier to agree to than a new flat.
      T<baby> {he} can put fragile things behind a lid or above a metre and a half. ~ It saves a good many scenes.
      C<baby> {he} can think, "Not my shift."
      A<baby> It has an end, although nobody can give the month. Small children learn to sleep, then to knock, and eventually to want a door of their own. Until that day a high shelf, two fixed hours and an adult who gets up will do a good deal. {Name} may be tired of the room and fond of its other inhabitant, and neither cancels the other.
      D<corner> Sharing a room is bearable as long as something in it is not shared. {Name} may come in and find a drawer not quite shut, or a thing put back a little to the left. It is not a question of what the object is worth. A person who has no say over a single shelf begins to guard everything, which is exhausting on both sides of the room.
      C<corner> {he} can say, "Most of it is fine. This drawer is not."
      A<corner> A border works when both people know where it runs and what to ask at it. One drawer, one shelf and one hook apiece are enough for that, however often the second bed is slept in. The rest of the room gets easier to share. After that it is possible to be generous by choice.
    `),
  },
};

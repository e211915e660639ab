import type { Fields } from '../../fields/field.ts';

/** What parents type of growing up on the day it happened, hardly ever by its name; one text a line. */
export const GROWING_UP_TODAY: Fields = {
  'body-safety': `
    no means no, also for tickling
    what's private and who may look
    uncle insists on kisses, she hates it
    good secrets and bad secrets
    He pulled down his trousers on the trampoline to show the neighbour's girl, and she showed hers. They're four. I'd like to talk about it without shaming him.
    My mother makes her hug everyone goodbye at family parties, and I'd like my daughter to know she may say no and wave.
    A bigger boy at after-school club asked my son to show him his willy in the toilets and told him to keep it secret. He told me, thank God.
    dd3 has her hand down her pants in the supermarket queue lol, not telling her its dirty just want her to know its for in her room
    How do I explain to a five-year-old which parts are hers alone, and that nobody may touch her there apart from when it's the doctor and I'm in the room?
    At preschool there's a doctor game going on behind the curtain with no pants on. We staff would like something to read to the whole group about it.
    I'm a survivor myself, so I've been putting this off. My girl's six now and she'll be going to gymnastics, with a coach who holds them at the waist, and to friends' houses, and I can't be everywhere. I don't want to frighten her out of her cartwheels. I just want her to have the words, the real words, and to know she can come to me with anything, even if someone told her not to.
    We all share one bathroom with my brother's family and up to now the children just ran around with nothing on. But Amir's eight, and last week he shut the door and shouted when his auntie came in for the towels. She laughed at him: "What've you got that I haven't seen?" I think he's entitled. I'd like him to know that he is.
    He's nonverbal and needs help with washing and changing, at school too, from people who come and go. That's what keeps me up. He's nine. I want him to understand, in his way, that helpers say first what they'll do, that he can push a hand away, and that there's a sign for stop and we'll all come running.
    The swimming teacher's assistant takes pictures. It turned out to be harmless, for the website, all agreed. But it made me think that my girls, seven and four, would have no clue what to do if somebody asked to take a photo of them with their swimsuit off. They think all grown-ups are lovely. Mostly that's true, here in our village in Clare.
    Nobody may touch you under your costume
    Uncle tickles and won't stop when she says no
    Shows his willy to everyone at nursery
    friend's big brother asked to see her knickers
    The nursery had the swimsuit talk this week and now she has a hundred questions, and I went red and changed the subject. I'd like to do better than my mother did.
    She has to hug and kiss every elder at the door, that's how it's done here, but with one of the uncles she goes stiff as a board and I've started to think she should be allowed to say no.
    How do I tell a boy of four, without frightening him, which bits are just for him, and who may help him wash?
    coach told my lad "this is our secret" about a sweet. only a sweet but it gave me the chills, want him to know what kind of secrets you tell mum
    Two girls in Grade R were caught playing doctor in the toilet with their panties off. The teacher was calm, I was not. Nothing bad, the same age, but we need words for it now.
    He strips off in the front yard, waves at the mailman. He is three. Funny till the new neighbors moved in, and now I reckon it's time he learns what private is.
    My daughter begins with the school van from June, driver and a conductor, twenty children. You read such things in the Mumbai papers that a mother can't sleep. I want her to know three things: her body is her own, she may shout at any grown-up, and she will never get a scolding for telling me. She is five and very obedient, that is what worries me. My own mother says don't put ideas in her head.
    We're foster carers and the wee one we have had things happen that I'll not write here, there's people seeing to that. What we need is small. At bath time she should know that we knock, that the flannel is hers, that she can say stop and we stop. Something gentle, an animal maybe, with a den that has a door. She's six.
    My son has cerebral palsy so a lot of hands help him in a day: the aide at toilet time, the physio, me, his grandmother. He doesn't know any more that he's got a say. Last week a new helper pulled down his pants without one word to him and he just looked at the ceiling. He is eight. I'd like him to learn to say "ask me first".
    my 6yr old girl keeps grabbing my boobs and her aunties too in public and thinks its hilarious. not cross just need her to get it that other people have private parts too!!`,
  'having-adhd': `
    "is my brain broken mum"
    just got the diagnosis, adhd, she's 9
    six things started, none finished
    head like a telly with 40 channels
    He's found the letter from the paediatrician and wants to know what the four capitals mean and if you die of it.
    She's the dreamy sort, nobody noticed for years. Now that she knows it has a name, she's asked whether she has to tell her friends.
    He forgot his bag, his coat and his sister. He loves his sister. He hits his own head and says "stupid brain".
    son 8 takes the tablet at brekkie & says he's only good bc of the pill, w/out it he's the naughty one. how do i tell him its HIM
    How do I explain to my daughter that her ADHD isn't an excuse, nor a punishment, but the way her engine is built?
    My boy can spend four hours on volcanoes and can't put on two shoes. He'd like to know why that is and, frankly, so should I.
    I was diagnosed at forty-one, a month after him, we're a pair now. I lose my phone in the fridge and he leaves his lunch on the roof of the car. When I was a kid they told me lazy, careless, could do better, and I believed the lot. I'm determined he'll grow up with a kinder tale about himself. He's seven, fast, funny, and everything goes in at once.
    On the bad days she comes home and lists it for me: interrupted four times, lost the pencil, blurted out the answer, cried over the rubber. Everyone else has brakes, she says, and she has none. She's ten, and the specialist in Dublin gave us a leaflet with a cartoon squirrel that she found insulting. She wants the truth and she'd like it with some glory in it.
    In the Philippines my family say that it's only an American sickness, give him more chores. But I see my son. He wants so much to do it right. He hears the instruction, he runs, and halfway there he meets a lizard and then it's gone. In the evening he tells me sorry for all of the lizards. I want him to know there's a reason for it, and that the noticing of lizards is also a gift.
    He was the only one on the bus trip with a "buddy adult", and a kid asked him why. He answered, "Because I've got hyper." That was the entire explanation he had. He's six. He's known for two months that his attention goes off like popcorn, as the psychologist put it, but I don't believe he's got a picture of himself with it that he likes.
    got the ADHD letter today
    how do I tell her it's ADHD
    Says his brain has forty tabs open
    why do I take a tablet and Ben doesn't
    My grandson asked whether something's broken in his head. He overheard us on the phone with the clinic saying disorder.
    I've got it as well, found out at thirty four, when they tested my lad. I want him to grow up knowing what it is, I never did, I just thought that I was thick and lazy.
    A boy at the table where I help told the others "I can't, I've got ADHD" and wouldn't even start. He's eight. I'd like him to see that it explains things but that it isn't the end of trying.
    She is not a wild one at all. She's a dreamer who loses three jumpers a week and forgets what you said between the kitchen and the stairs. The doctor says that's ADHD too and she doesn't believe it, because the boy in her class who has it climbs on the cupboards.
    diagnosed tues. he's 7. his dad says its just an excuse for naughty kids & said it infront of him. i want him to hear something else than that!
    Can you make a hero whose head is a racing car with bicycle brakes? That's how the paediatrician put it to us and he liked it.
    We've fostered for twenty years and this one has the quickest mind of the lot. He can tell you every bus route in Leeds, and he can't for the life of him put on two socks in a row. He's just been told the name for it. He went quiet and then asked if the judge will think he's too much work now. He's ten. I'd like him to know that lots of people are made like this, that it has good sides, and that no one sends him back for it.
    My daughter takes the medicine on school days and says at weekends she's "real Nina" and on weekdays "tablet Nina". I'm a single dad and a nurse, so I know the chemistry, but I don't know what to say to that. She's nine and it bothers her which of the two her friends like. I'd want her to see that there's just one of her, with ideas popping all day long.
    He starts ten things a day, finishes none, interrupts, forgets, is sorry, and then at night tells me he's tired of being himself. We have the report from the psychologist now, so I've a word for it, but how do I give it to a 6 year old?
    Two hours on one Lego dragon without looking up, then can't do two minutes of getting dressed. He says people think he's putting it on. So do his teachers, and he wants to know why his attention works like that.`,
  'demands-too-big': `
    PDA. everything is no.
    can't even do things she wants to
    if I ask, it's already lost
    "my legs don't work" when asked to come
    He was walking to the table on his own, hungry and happy. I said "come and eat" and he dropped to the floor as if I'd shot him.
    We have stopped saying please, now, you must, and even well done, since praise sets her off as well. She's six and says each ask is like a hand on her throat.
    She turns into a cat when somebody wants something from her. Cats can't put on socks, she explains.
    autistic ds8 pda profile: teeth no, dressed no, lego club which HE picked no, going to the loo when he needs it no!! he panics, its not cheek
    How do I explain to my daughter why her whole body shouts no, even at the circus tickets she had begged for? She's frightened by it herself.
    Star charts made him worse, consequences made him much worse. The only thing that works is leaving the coat lying there and talking about penguins.
    The woman from the autism team said: think of it as a panic attack, not as defiance. That changed a lot for my husband and me. So now we say "I wonder if anyone could..." and wait, and sometimes it takes an hour and sometimes he does it behind our backs. His nine-year-old's pride is enormous. He'd like to be a person who can, he told me, it's only that as soon as it's expected there's a wall.
    School reckons she's wilful. She'll discuss, distract, make up a broken wrist, fall asleep, anything so as not to pick up the pencil when told to; leave her alone with it and she writes a whole book. By Thursday she's used up and lies under the kitchen table, where even "would you like a drink" is too much. I slide in the glass with no comment. I'd like a story that asks nothing of her.
    Grandad doesn't hold with it. In his view a boy of seven does as he's bid. He stood over him to say thank you for the bike. Just two words, and Jamie wanted that bike more than anything and he'd have said it by himself I'm sure, but with all of us waiting for it he ran and locked himself in the car and screamed till he was sick. I want Jamie to know that we know he couldn't.
    It's the invisible ones that I hadn't reckoned with. A clock is a demand. A birthday is one, as you have to be happy. The dog looking at her bowl. Being hungry, needing a wee, it's her own body telling her what to do, and she won't be told. She's five, sparkling, bossy, and she's only at peace when she's the queen and I'm the servant who knows nothing. The term we've been given is pathological, and I dislike that.
    Anything I ask, her legs stop working
    "You can't make me" to putting on ONE sock
    PDA. Even things he WANTS to do
    asks him to choose, he slides under the table
    He's been looking forward to the trampoline park since Monday; the minute I said "right, shoes" he was a cat, and cats don't have shoes.
    If her teacher says please draw a house, she'll draw nothing, or tear it up. If the teacher says I bet nobody here can draw a house, there's a whole village.
    How do I tell my son that needing a wee isn't an order? His own body asks him and he says no to it.
    got the dx in spring after yrs of "naughty". praise makes it worse, stickers make it worse, countdowns OMG. anyone
    She said, mama, when you ask, there's a big hand that squeezes me here, and it squeezes even when I like it.
    Family thinks that he needs a firm slap. His Daddy's brother told him "sit" at the naming ceremony and he climbed the canopy. Not for naughtiness, I saw his eyes, he was in panic.
    We have learned to talk sideways in this house. I don't say "eat", I say to the lamp that there are pierogi. I don't say "coat", I put it on my own head. With me it works perhaps seven times of ten, but in school they have no lamp. They ask and they ask, all day long, small reasonable things, open your book, line up, say good morning, and at three he gets into the car and kicks the seat till we're home. He's seven. Please don't write a story where he learns to obey.
    My daughter is nine and she runs her own cake business in her head, with menus. On Saturday my mother, meaning well, said "so bake me one then". That was the end of cakes. She got all floppy, laughed, changed the subject, said her arms were broken, and when my mother insisted, threw the bowl. She cried about it for two hours. She'd wanted to bake since Wednesday. It's the being told. Something where the child's engine locks up and somebody finds a way to give her the key back would be great.
    My grandson will do all for everyone as long as he's Captain. Sir Captain, the deck is wet, then he mops. Anak, mop the floor, and he lies down like a dead fish. His occupational therapist says this isn't stubbornness, it is fear of losing the wheel. I like that, the wheel.
    he's 11 & now its even "happy birthday", bcos it means he has to be happy. locked himself in the bathroom with the candles going. i dont think any of us asked him for anything and still it was too much`,
  'first-phone': `
    getting her own mobile for secondary
    checks it under the duvet, had it 6 days
    he's 10, new phone, 214 messages by breakfast
    old iphone of mine, rules??
    Yesterday he got his first one, today he's been added to four groups and someone has sent a clip he won't describe to me.
    She's had it a week and she doesn't look up at the crossing any more.
    How do I put to an eleven-year-old that I'll be looking at it sometimes without her feeling spied upon from day one?
    gave ds9 a brick phone for walking home alone. only calls. he's rung me 31 times. once from the bath
    she gave her new number 2 a girl who isnt a girl i think, some1 called bella15 she met nowhere, shes 10, had the fone since her bday
    He's lost it, in the second week, on the tram, and he's spent three days pretending it was in his locker because he'd signed our contract.
    We drew up a contract, we're that kind of household, with a basket in the hall and bedtimes for the device. All signed. What we didn't think of was that she'd sit looking at it waiting. No one's written to her. The other girls have had theirs for a year and have their groups, and she has her grandfather, who sends her sunrises with quotes on. She's eleven.
    Her father sent it from Dubai, a better one than mine, with no word to me beforehand. So there it was in the parcel with the dates and the perfume. She's nine and she's carrying it about on a cushion. I don't want to be the one who takes it away and I don't want strangers in her bed at night either, because that's what it is. She has to learn there's a way of having one.
    My grandson put his face in a video with some filter and his full name and his school badge and sent it out to whoever. He's ten, he's had the thing since Easter. He thought it was only for his mates. Four thousand people aren't mates, I said. He's both proud and frightened, and he asked me, who can't work the telly, to get it back.
    First phone, a month in. Homework slides, he laughs at things at table and won't tell, his thumb moves in his sleep. He made a bargain with me, and he keeps to the letter of it like a barrister: it's off at eight, yes, but the watch isn't. He's a good lad. I'd like him to be the boss of the thing rather than it him, before he starts at the comprehensive.
    my old Samsung, now hers, starting Monday
    Dad gave him a phone without asking me
    234 WhatsApp messages before breakfast, Year 6 class group
    checks her new mobile under the table constantly
    He starts taking the 36 bus on his own in September so we've bought him a handset that only rings us and his nan. He has named it Gerald and I'd like a story about what Gerald is for and where Gerald sleeps at night.
    She turned 11 on Saturday, unwrapped the iPhone, and by Sunday evening was crying in the bathroom because someone had seen her message and not answered.
    How do I explain that the charger lives in the kitchen, not under his pillow? He says it is his phone so it is his rules.
    Someone he doesn't know sent "hey cutie who dis" to the number we gave him on Friday and he answered with our full address because he thought it was polite. I was not cross. I want him to know what you do when a stranger texts.
    We wrote an agreement on the back of the gas bill, both signed, no phone after 8 & ask before downloading & pick up when mum rings. She has picked up once in nine days.
    DD10 got her own mobile last wk for walking home, rang me 14 times between school gate and our door, told me about a cat. cute but i am at work. need her to know when to ring and when not
    I am a nurse on nights at the Lagos teaching hospital and my son stays with my sister, so the phone was to hear his voice before sleep. Now he says goodnight while looking at something else on it. My sister found him at 1 a.m. with the screen lighting up the mosquito net. He is nine. I do not want to take it back, I want him to learn to carry it well.
    The phone came from her godmother in Manila for her eleventh birthday. We made a list of contacts together: me, Lola, Tita Bing, the school. By Wednesday there were fifty-one, and a boy from another school had her number from somebody's cousin. She showed me herself, going red. I want to tell her she did right to show me.
    Ben dropped it down the drain outside Tesco on day two. The second one he left on the tram. He isn't a careless boy, he still has the same pencil case from Reception, but he says carrying it makes him feel "like I've got a baby in my pocket". I think he is frightened of having it more than anything. How do we start him off again gently?
    She asked me what she should do if everyone on the chat is being daft at midnight and she is the only one with a mum who turns it off at eight. New handset, new SIM, secondary in three weeks. My husband says we should never have got it, I say she has to learn with us standing next to her.`,
  'change-of-plan': `
    pool closed. whole day ruined
    it's TUESDAY, tuesday is pasta
    bus went a different way, he lost it
    swimming switched to thursdays, she can't cope
    Road works, so we walked to nursery past the church instead of past the fire station, and he lay down on the pavement until I'd carried him back to do it properly.
    Granny was coming at four and then she was coming tomorrow, and my daughter's still standing at the window with her shoes on.
    How can I warn him about things when I don't know them myself until the day, my shifts come by text at 6am?
    ds6 asd. visual timetable on fridge. dentist rang to move appt. i moved 1 velcro card. 1 card!! 90 mins
    its half term an she wants her school day anyway, register at 9 snack at half 10, i am the teacher an i get it wrong
    He asked eleven times this morning what'll happen after lunch, because Dad mentioned that "maybe" we would go to the beach, and maybe isn't a thing he can put anywhere.
    The load-shedding schedule on the fridge said seven to nine, and he'd built his evening round it: bath by candle, story by torch. Then they cancelled it. Light everywhere. You'd think a child would be pleased. He's five, he went round switching everything off and sobbed when my husband put the kettle on.
    We had the picnic all planned, she'd written it out in numbers, 1 bus 2 ducks 3 sandwiches 4 boat. The boat man wasn't there. I said never mind, we'll do an ice cream for number four. She couldn't do it. It wasn't that she'd so wanted the boat, she doesn't even like boats, it was that four said boat. She's seven and it took until bedtime to cross it out.
    On Wednesdays I always collect him and we always go past the canal and he always has the end of the baguette. This Wednesday it was my son who went, as I'd a thing at the eye clinic. His own father! He wouldn't get in the car. He told his teacher that it was the wrong man for the day. I'm touched, and also it can't go on like this.
    A change of plan is like a physical blow to her. This week: her cup was in the dishwasher, the librarian was on leave and PE got swapped with art because of the rain. Three in one week. At the third she sat under the pegs and barked. She's four. The others at preschool were very interested, and I'd like to give her something for that second in which the floor goes.
    pool's closed. he's got his trunks on already
    Daddy picked her up instead of me. Disaster.
    they swapped PE to Thursday
    road works so we turned left, screamed till home
    It's Tuesday and on Tuesdays we have fish fingers, and the freezer broke, and it's still Tuesday, he says.
    She walked back up to the front door and started again, because I'd locked it before she could press the letter box as she does.
    How do I get my son ready for things that come out differently? If the 14 bus is a single-decker he won't get on, and he's eight and heavy.
    The clocks changed and my daughter knows. She's five and doesn't know numbers but the light in the landing window is wrong for porridge. She's been sat on the stairs since what she calls morning with her bowl, and my husband says it'll pass by Wednesday, and it did not pass by Wednesday last year. I'd like her to hear about somebody whose day got moved and who found the porridge was still porridge.
    school trip to the farm called off coz of bird flu so they did pond dipping. every1 loved it except DS6 who stood by the coach space with his packed lunch
    My mother had to come a day early. She brought him a kite. He said "you're tomorrow" and closed the door.
    We have the calendar with the velcro pictures: grandma, swimming, library, bin day. He's four and not talking yet, and each morning he runs his finger along. Today I had to take off swimming because I've got a fever. I put up the sofa picture. He took it down and put swimming back, and fetched the bag, and stood there with it, and we went on like that until it was noon.
    Snow, no school, all the children in Ohio screaming with joy, and mine at the kitchen table in his coat with his backpack on because it's library day and he's returning a book about bees. It is due. He's seven. I've offered sledding, pancakes, more pancakes.
    She needs to know at breakfast who, where, how long, and which cup. If then somebody rings the bell, that is the day gone
    At the airport in Manila they moved us from gate 12 to gate 31 and she had already made friends with gate 12. She lay down on it. It's the same with a different teacher at the door, with a Friday holiday, with cut sandwiches that are normally whole. Flying was nothing, she adores flying.`,
  'online-kindness': `
    nasty messages in the class WhatsApp
    My son posted a mean meme of a classmate
    got kicked off the minecraft server by friends
    someone commented "ur ugly" on her dance
    I looked on her tablet and found that it's my daughter who's been writing "nobody likes you" under another girl's pictures.
    How do I explain to my 9 year old that the person he calls "trash noob" in the game is a real child with feelings?
    They'd made a group with everybody in it except for Leila, called "not Leila", and my girl was in there and laughed along with a smiley.
    He filmed a boy who was crying in the changing room and sent it on to three others, and by the evening the whole school in Cape Town had seen it.
    dd10 on roblox, gets told to k*ll herself by some kid she doesnt know cos she won. & then she said it to the next one!! i took the ipad, now what do i SAY
    I'd like him to learn to read a message through once with the other person's eyes before he sends it.
    My two share an old phone of mine, only for the family chat. Last Sunday the elder put a video of his cousin in Manila falling off a stage, with a fart noise, and forty relatives laughed. The cousin hasn't written since. He's 10 and he says "it was just a joke, Tita sent a heart". He really doesn't see it.
    Ever since the drawing app has had comments my daughter's been checking it before breakfast. Someone called "catgirl2014" writes that her horses look like sausages. She's 8. Yesterday evening I caught her typing something back that made even me blush, and I've worked in a pub. So I'm after both: how to bear it, and how not to join in.
    the boys voted on the girls in a poll in the class chat. like a ranking. my son is 11 and he voted. says everyone did so you couldnt not. the girl in last place is our neighbours daughter
    She said something awful about her friend on a voice note and it's been forwarded, so now it can't be got back and she's sitting there staring at the two blue ticks.
    "ur trash" to his own cousin, on Roblox
    she posted the photo of Mia mid-sneeze
    thumbs-down on every one of Leo's videos
    votes people off the group chat, calls it democracy
    I heard him through the wall telling a boy on the headset to go and cry to his mum, and it was the same boy who'd sent him a birthday skin.
    She put a laughing face under a picture of Anjali's dog. The dog was in a cone. She says that a face isn't a word.
    How do I explain to a nine year old that there's a person on the other end of Blocky_Wolf77? He drowned his whole farm in lava because it was funny.
    They made a group called Everyone and then they made a group called Everyone But Kezia. My daughter didn't make it. But I scrolled up, and she's put a heart on it, and a crown. She's ten and she cried when I read it to her out loud in the kitchen. It's different out loud, she said. That's it, that's what I should like a story about.
    DS8 types things he wd never ever say. "nobody likes you" to a kid called Pixel something, could be 6 yrs old, could be his teacher. when i ask he says its just chat
    Grandma in Manila does a live every Sunday with her karaoke, and my two sent her forty poops. She thought they were chocolate ice creams; she thanked them.
    They took turns filming in the changing room after netball, only feet, only silly, and then one with a girl's tummy. It went to eleven phones by teatime. My daughter passed it on; she didn't add anything, she's told me so four times, "I didn't add anything". The girl hasn't been in since Wednesday. I would like mine to learn that forwarding is doing something.
    He's moderating, he tells me. He is eleven, he's got a server with his class on it, and a hammer button that bans people. On Thursday he banned Oskar for spelling. Oskar has dyslexia. He sat on our front step in Hamburg on Friday, in the rain, to ask in person if he could come back in.
    screenshot of her friend's private message, shared for a laugh
    She rated the other girls' TikTok dances out of ten "to be honest with them". The one who got a two is her partner in the ballet show.`,
  'body-and-looks': `
    called fat at school, she's 6
    "Why have I got big ears"
    won't smile because of the birthmark
    smallest in his class and sick of it
    She stood sideways in front of the mirror in her leotard, pulled in her tummy and asked me whether that's better. She's seven.
    How do I answer my 8 year old, who'd like to go on a diet because a boy in the playground said that she's got thunder thighs?
    Every single time, her grandmother greets her with "you've put on weight", it's how they say hello in Manila, and now she won't go in.
    People stop us in the street to touch his red hair and call him Ed Sheeran, and he's asked to have it dyed brown.
    ds9 keeps tshirt on at the beach, in the bath even. says he has "boobs". his mates said it. broke my heart
    In the queue at the till a little one pointed and shouted "why's that lady so fat?", that little one was mine, and I'd like a story for it.
    He was born with a cleft lip, and it's been beautifully mended, just a line. Until now he'd never mentioned it. But a new boy in Year 3 asked who'd punched him, and since then he's had his scarf up over his mouth, in June. I know that he's handsome, but I'm his dad, so that doesn't count.
    My daughters are 11 months apart and everyone at the temple says the same thing: this one's the pretty one, and that one's the clever one. They mean it nicely. Yesterday the clever one, who's 7, told me that she'd like to swap. She had cut my photo of the two of them in half.
    burn scar on her arm and neck from when she was a baby (tea). shes 4 now and kids ask at the pool whats that, is it slime. she never used to care. today she asked to wear her jumper in
    Her front teeth stick out, her nose is mine, God help her, and somebody in ballet told her that swans don't look like that.
    "Am I fat?" she's seven
    Aunty said he's too dark like his father
    hates her curly hair, wants it straight
    a kid at the pool asked about her scar
    At every family gathering my sister pinches my son's cheeks and tummy and says "wow, so healthy ha!" and this year he put on a jacket, in Manila, in May, and kept it on.
    My daughter has a strawberry birthmark across half her cheek, and old ladies on the tram ask if I burned her. She's old enough to follow now.
    How do I answer a four-year-old who says, loud, on the bus, "that man has a huge belly, is there a baby in it?"
    shes started skipping breakfast cos a girl on the bus said her legs are like tree trunks. 9yrs old!!
    He is the shortest in class by a whole head and the coach calls him Peanut, meaning well. He measures himself on the door frame every morning.
    I want to raise a girl who doesn't stand in front of a mirror saying sorry for herself the way I did. Yesterday she asked for the fairness cream that her cousin uses.
    My mother loves her, let me say that first. But each Sunday at the table it's: no more dumplings for you, a girl must watch herself, who will dance with you. Last Sunday Lena, who is eight, answered that she's not hungry, thank you. Babcia was pleased. In the night I found her in the kitchen with the cold dumplings from the pot, in the dark. I have spoken to my mother, and now I'd like somebody to speak to Lena.
    So she lost her hair, alopecia, all of it, over one summer, eyebrows too. She was fine with a bandana until the class picture. Some boy said she looks like an egg. She is a tough little cookie from Amarillo and she said well you look like a butt, and got a demerit for it. But she won't take the bandana off even at home now. I'd like her to think about all the things her head's good for.
    his ears stick out. always have. my ears stick out, my dads ears stick out. he asked the doctor last week if they can be glued
    We put my daughter's hair in Bantu knots and she was feeling like a queen, until a child in her class wanted to know why she has "bubbles" on her head. Now it must be a wig, like Mama's. She is 5.`,
  puberty: `
    found hair, won't stop crying
    period at nine. She thinks she's dying.
    smells like a man, is ten
    One bud's sore, wants a bra, doesn't want one
    She's only eight and the doctor says it has begun, and she asked me if she could still have her dolls.
    I'm a dad on my own with a girl of eleven, and there was blood on the sheets this morning, and she'd tried to wash them in the bath before I got up.
    His voice went up and down like a slide whistle in choir and he's told the priest he has left.
    How do I explain to my ten year old what's going on with his body before the boys at cricket do it for me?
    dd10 got spots & greasy hair & slams evry door then she cries & wants to be cuddled, i said its ur hormones & she went mad
    He came to me very pale, and said that his bed was wet but it wasn't wee. I'd like him to know that he's not ill.
    She's the first in her class. She's tall, she has a chest, and she's taken to wearing her brother's hoodie in thirty degrees here in Durban. The swimming gala's in a fortnight and she has "lost" her costume. My mother never told me a single thing, I read about it in a magazine at the hairdresser's. I want it to be otherwise for her.
    My grandson asked me in the tractor, looking straight ahead, whether it's normal to have one moustache hair. Twelve in May. I said it was. He said and other hair. I said that was too. We drove on a bit, and he said there's more questions but not today. I'm seventy-one and I'd be glad of some help.
    The school sent home a leaflet with a cross-section on it, and that was the talk, apparently. She's got a class full of girls whispering about pads, one of them with a special tin. She's frightened that it'll start on the bus, or in PE in the white shorts. She's a practical child, she'd like to know what to do first, second, third.
    Everyone else's changed already & he hasnt. Smallest in the locker room at twelve, no hair no nothing, counts the months on his phone
    found hair under her arm, screamed for me
    He smells like a goat and won't use deodorant
    first bra. she is 8, I'm not ready
    Her period came at school, in white uniform
    My daughter's chest has started to show on one side only and she believes that she has cancer. She told her teacher before she told me.
    He's eleven and his voice went at the school mass, in the middle of the psalm, and the whole row laughed. Now he lip-syncs.
    How do I tell my ten-year-old about wet dreams? His dad is offshore and says "just tell him", and I am standing there with the clean sheets.
    pimples all over forehead at 10. She's cut a fringe with the nail scissors to cover it & now shes got pimples AND that fringe
    She's the tallest, she's the first, she wears a hoodie in the Texas heat so no one will see she has gotten a figure. Fifth grade.
    In our family nobody spoke of it, my own mother gave me a cloth and said don't touch the pickle. I want my girl to hear it properly and without shame before it happens, she is nine.
    One minute he is building Lego on the rug, the next he slams a door so hard the calendar falls down and weeps because nobody understands him. Then he comes for a cuddle. He's just twelve. There's a shadow on his lip and his feet are bigger than mine. I'd like him to know it's his body doing it and that he's not going mad. Also, please, showers.
    The doctor calls it precocious. She is seven and a half and has got hair where her sister of eleven has none, and there's talk of a monthly injection to slow it down. She still sleeps with four dolls. At swimming she won't undress with the others, and one of the mothers said something stupid about hormones in chicken. I don't want to scare her. I want her to feel that she's still a little girl, because she is.
    I am a single father in Lagos with one daughter, ten years, and my sister is in Abuja. Yesterday she asked me to buy "something" at the pharmacy and could not say it. I bought everything on the shelf. We were both looking at the floor. She needs to hear that her daddy is not afraid of it.
    my lad with downs is 11 and its all starting, the hair, the lot. he thinks hes turning into a werewolf. he's half chuffed half terrified`,
  'new-bed': `
    Cot to big bed. Up nine times.
    fell out twice, now sleeps on floor
    the baby needs her cot by june
    top bunk came, won't go up it
    We took the side off last night, and he sat in the corner of it till ten, holding on to where the bars had been.
    He's been in between us for four years, and now there's a car-shaped one with headlights in his own corner that he loves, till it gets dark.
    How do I get a two and a half year old to stay put, now there's nothing to keep her in? She's on the landing before I am.
    She lay down in it once in the shop in her socks and said yes, and since it's stood in the room she says it's too wide and there's too much of it.
    dd3 got a lovely toddler bed from her nan, pink, princess, cost a bomb, she puts her dollys in it & climbs back in the cot
    In the loft one he can't hear us and he can touch the ceiling, and he'd been asking for it since he was five. He's seven. He'd like the old one back but doesn't dare say so.
    My daughter's cot goes to my sister, who's due any day. I've explained it: the cot's for babies, you're three, here's one with drawers under it. She asked who'd told the cot. She went and patted it. I drive a school bus and I was late because we had to say goodbye to each bar.
    It arrived flat in a box from the Swedes, and my son helped with the screws, so I'd thought we were home and dry. He counted two left over. He won't lie on it, he says it's going to break. I've jumped on it, his mother's jumped on it, the dog's asleep on it. He's on the sofa with his fish pillow.
    We foster, and he's had, by our count, six in two years. This one's his for keeps, I chose it with him, oak, with a shelf for his things. He sleeps under it. Not in it, under it, with a torch and his shoes on. I think he's waiting to see.
    Moving him out of his cot this weekend, he's climbing over the rail & we've had one bad tumble. I want him to feel proud of it and stay in till the sun clock's up
    Climbed out the cot, third time this week
    big boy bed tomorrow, he says no thanks
    she keeps falling out of it, thud
    wants his old cot back for the baby's in it
    We took the side off yesterday, and at ten, eleven, twelve and two there was a small person standing next to my face.
    She has slept on the mat with us since she was born. Now there's a wooden one with a frame in the corner and she says the floor's better, the floor can't drop you.
    How do I get my 3-year-old to sleep in the car-shaped thing he begged for? He drives it all day and at night he's on the rug beside it.
    loft bed. he's 7, HE chose it. now wont go up the ladder & the dog's got it underneath
    The baby's coming in March and needs the crib, so we moved Kayla in good time, so that she shouldn't feel pushed out. She feels pushed out.
    I want him to find it cosy. He says that it's too wide and his legs don't know where to go.
    His bed was his grandfather's, then his father's, then his; short, painted green, and he's ten and his feet are out through the bars. The new one came on Friday from Ikea. It took my husband until midnight and two arguments. Antek lay on it like a patient, hands along his body, and then asked where the green one would go. To the cellar. So will I sleep in the cellar too, he said, and he wasn't joking.
    Our little one has been in a hospital cot with high sides for most of her life, and at home we had the same sort, with a net. The therapist says that now she's strong enough for a low bed on the floor. You'd think freedom, right? She sits in the middle like it's a raft. She doesn't dare to put her foot over the edge, as if there's water. She's four, she loves ducks.
    We bought double-decker for the two boys. The elder wants top, the younger wants top, no one wants bottom. Bottom is "for servants" it seems, I don't know where they hear such things. Two weeks and both are still sleeping crosswise in our bed, and I'm on the sofa.
    foster placement, brand new bed just for him w/ dinosaur covers. he sleeps UNDER it. not going to drag him out. hes 5, maybe a story can`,
  'screens-off': `
    tablet goes away and he turns feral
    cries for an hour after the telly's off
    "there is NOTHING else to do. nothing."
    threw the remote at me when credits rolled
    While it's on she's an angel, and the second it goes black there's this other child who bites the cushion and says she hates our house.
    How come he's worse after half an hour of cartoons than before? He stares, he growls, he can't even decide whether he's hungry.
    The battery died in the middle of his game on the train and he howled the whole way from Preston to Carlisle.
    I give the five minute warning and the two minute warning and we count down together, he nods, and then the picture goes and he collapses as if I'd cut his strings.
    dd4 peppa pig off = end of the world. kicks the tv stand, hits me, sobs "bring her back". then 20 mins later shes fine and asks for a banana
    after gaming he's wired, snaps at everyone, doesnt hear his name. I want him to know how to come back to us when the console shuts down
    It's always the same at Grandma's. She gives them the iPad so she can cook, and I've got to be the one who comes in and takes it from their hands. Ravi, 7, goes limp and wails that I've ruined his life. His sister copies him. Grandma stands there with the ladle saying poor babies. It's the after that we need help with, the gap, when it's gone and the floor hasn't come yet.
    He told me the most interesting thing. He's six, on the spectrum, and when the film ends he goes into the corner and hits his own head. I asked him later, when he was in the bath, what happens. He said "I was in there and then I'm suddenly out here and it's too big". I'd like a story that builds him a sort of bridge out of it, something to do with his hands.
    Power cut in Lagos, so no wifi, no telly. You would think somebody had died. My two, eight and five, lay on the tiles and mourned. The younger one shouted at the generator man. They truly didn't know where to put themselves, they followed me about the kitchen sighing, and then they started to fight because there was nothing else on. This is every time now, when the thing goes dark.
    He slammed the laptop so hard when his time was up it cracked, then ran out crying cos he hadn't wanted to. nine yrs old. we dont argue about how long any more, he agrees to the hour. its the minute straight after, he goes like a bear
    tablet off equals World War Three
    She bit me when Bluey ended
    pulls the plug? he pulls my hair
    controller through the window, nine years old
    I sleep until two after nights, he watches cartoons with my mother, and when I get up and switch it off the day starts with an hour of howling.
    The tablet's battery died in the middle of her film on the coach and the whole coach heard about it until Bristol.
    "Just till I die" he says. It's a game where he never dies. So when I reach for the button it's me against a screaming seven year old in a headset.
    How do I get my grandson from the sofa to the supper table once the last episode's over? He goes boneless, then he goes wild.
    5min warning, 2min warning, timer, egg shaped thing w lights. still throws the ipad every. single. time. ds4
    In our after-school club each gets fifteen minutes at the computer. One girl can't stop when her time's up, she clamps on to the mouse, shakes, and afterwards is ashamed about it.
    When we took them in, the brothers had been put in front of a phone since they could sit. We've got it down to one programme after tea. They wait for it all day, and the minute it finishes it's as though somebody had died. The small one lies down before the dark telly and strokes it. I'd like a story where switching off isn't the end of the fun, where something nice is waiting on the other side.
    I'll be honest, on my weekends I let him play too much, because it's a one-bed flat, it rains, and I'm whacked. So when I say finish, he's been on for three hours and comes out of it like a bear. Last Sunday he called me names I hadn't heard since the army. Half an hour later he's on my lap. He's ten, he says he doesn't know where that rage comes from. It comes from the game ending, it never comes at any other time.
    He laughs at the video and the second it's over he's sobbing, it's as if someone flipped him. He is two and a half and says "more car" forty times.
    The rule's that the phone goes in the drawer at seven. At seven on the dot she's chased me round the kitchen table for it. I'd like her to know that the cross feeling gets smaller when you get up and move.`,
  'no-phone-yet': `
    "everyone in Year 6 has one but me"
    she's ten. The answer is still no.
    class WhatsApp group, he's not on it
    begs for an iPhone at age 7
    They arrange everything on their phones now, who's at the skate park and when, and my son finds out on Monday that they all went.
    How do I tell her we're waiting until secondary, when her best friend got hers for her eighth birthday with a glittery case?
    He made himself one from cardboard, with all the little apps drawn on, and he holds it to his ear at the bus stop so the others think he's got one.
    Our daughter has written us a contract with eleven clauses and a signature line, and we're still not buying her a mobile.
    dd9 says im ruining her social life. all the girls do dances on theirs at lunch & she holds the coats. not giving in till shes 12 but it hurts to watch
    My nephew from Dubai came with the newest Samsung, he's also eight, and since he left, mine says that we don't love him enough to get him one
    The whole street in Dublin has signed up to it, no smartphone before twelve, all the parents in the school. Except that four of them caved by Halloween. So now Cillian, who's ten, has the promise of us and the evidence of them. He isn't rude about it. He says, "So it isn't really a rule, it's just you." I would like him to feel it isn't because we don't trust him.
    She walks home on her own since September, and all of her friends text their mothers when they get in. She has to knock at Mrs Khumalo's, who rings me at the shop. She's ten and it makes her feel like a baby. My husband says get her one, I say not yet, with what my sister's girl went through on hers. We argue about it in the kitchen and she listens on the stairs.
    I'm raising my grandson on a pension. Even if I thought it a good idea for a boy of nine, which I don't, there's the money, but it's the thinking that I want to explain to him. He says I'm from the olden days. He says at his mother's he would've had it already. Last night he wouldn't come to the table because I'd said wait, and he stayed out with the chickens.
    he is 11, only one in his football team without a phone. coach sends the line up by message & he has to ask another lad. he told them his is "in repair". its been in repair since august. how do i help him say straight out that he doesn't have one yet
    "Literally everyone has one, Mum"
    all her friends text, shes ten, still no
    "Only me and the teacher aren't on WhatsApp"
    taped himself an iPhone out of cardboard
    The class has a group chat and he isn't in it. "They laugh about things and I have to guess what," he said.
    We signed the parents' pact to hold off until they are 12 and now it turns out half the other parents caved. He said "so you kept your promise and I pay for it".
    How do I explain to a 9 year old why his cousin in Mumbai, who is 8, got an iPhone for her birthday and he got a watch and a bike?
    The teacher says it's only five of them in the class. My daughter says "the five that count".
    he told his friends his is "being repaired". it doesnt exist. hes 11 & scared theyll find out
    My grandson asked me to buy him one behind his mother's back. "You're the only one who understands, Oma." I don't want to, but it broke my heart a bit.
    Every day at the bus stop they all stand with their heads down and mine stands there with a book. She said yesterday "it's like being invisible, only they don't even know that they can't see me". I was nearly won over by the sentence alone. But we've talked about it, her dad and I, and it's going to be secondary school and not before. She needs something for the bus stop till then.
    We live out in the country, no signal anyway, and still it's the war of the house. She drew up a contract with eleven clauses and read it to us after dinner. Clause four: "I will not become like Auntie Karen." We laughed, which was wrong, and she ran upstairs and shouted that we don't take her seriously.
    On the school trip they all took pictures of each other and he came home with none. "I'm not in anybody's," he said. Eight years old. His dad works in IT and is stricter than me.
    His sister got hers at eleven and he's seven, and he said "then I've got to be a baby for four years". Would like him to learn that waiting for it isn't a punishment.`,
  'being-autistic': `
    What do I tell him autism is
    'Am I the only one like this'
    diagnosed tuesday. she's 10. wants to know everything
    flaps when happy, told to stop
    We got the report last month and haven't told him yet. He's seven, he lines up the cutlery, he knows each bus in Dublin by its number plate, and he has started to ask why the others don't.
    How do I explain masking to my daughter? She acts like the other girls all day, copies how they laugh even, then comes home and lies under the weighted blanket till supper, and thinks something's the matter with her.
    A boy said 'you're so autistic' as an insult. Rafi said 'yes I am', and was confused when they all laughed.
    She overheard my mother say that she'd grow out of it. I want her to know it's how she's made and that there's nothing to get rid of.
    Everyone around him uses words like 'spectrum' and 'needs' above his head, and last week he asked me if he's ill.
    dd8 doesnt get jokes, takes it all literally, hates eye contact, draws maps like a genius. just had assessment - yes asc. shes asking does it mean shes a robot
    My nephew lives with me, he's nine, and doctors here in Kano have only now given it a name. People in the compound had other names for it. He speaks little and hums, he can hear the generator three streets off, and he knows when each of my goats is unwell before I do. He asked why God made him with the volume up. I'd like for him to read about a boy who's like that and whom the story is glad of.
    I only found out about myself because of him, at forty-one, in the waiting room, ticking the boxes on his form. So there are two of us now. He's thrilled and has made a list of what we've both got: seams, no; trains, yes; phone calls, no; the same lunch for ever, yes. His dad and his sister are on the other list. At school though he's the only one and he's been told to 'try and look normal' by a dinner lady. I'd like us to have a story with that list in it.
    Headphones, chewy necklace, own corner in the classroom. Another child asked her 'what's wrong with you' and she came home to ask me what the answer is.
    He told me that everybody else got a rule book when they were born and his must've been left out of the box.
    asked why he's autistic and his sister isn't
    "Mum what's the word the doctor wrote about me"
    just diagnosed ASD at 8, telling him this weekend
    wants to know if his autism will go away
    She found the letter from the paediatrician in the bread drawer and read it all, including "spectrum". She's ten. She has not said a word about it but she has started writing the word on her hand.
    He flaps when the bin lorry comes, he has always flapped, and today a boy at the bus stop asked what's wrong with him. He asked me the same thing at tea, quite calmly, over fish fingers.
    How do I explain to my six year old that his brain is made a bit differently, it notices the hum of the fridge and the seam and every number plate, and that it is not an illness?
    By four o'clock she has nothing left. She smiles all day at school, teachers say she's "no bother", then she comes in, takes off every stitch and lies under the sofa cushions with the cat. The psychologist in Cape Town calls it masking. I'd like a story where a girl doesn't have to pretend to be like the others.
    my LO aged 5 doesnt look at people when they talk, nursery keep telling him "eyes please". hes listening!! he can tell you every word after. want him to know his way of listening is ok
    Our son knows all 272 tube stations in order and tells people them. His cousin said "stop being autistic" as if it were a rude word, and now he thinks it is one.
    "Am I broken or am I just a different model?" That was Theo, 9, in the car wash, where he does his best thinking. We've known since he was four and never found the day to tell him the name of it. His granddad thinks we shouldn't give him a label. I think he has given himself worse ones already.
    Her teacher made a poster of all the good things about the class and my daughter's said "very quiet". She isn't quiet, she just talks in one go, about moths, when somebody has asked. She came home and said everyone else got given a rule book and she was in the toilet that day. She has had her diagnosis since March and I want her to feel that it explains things rather than spoils them.
    We are the grandparents raising him. He wears ear defenders at Mass, eats his peas cold, and spins when he's happy, and he's happy a good bit. At the school gate he heard a mother say "that's the autistic one" and he said "yes, that's me, hello". Then later in bed, "Granny, what did she mean?"
    I'm autistic too, found out at 38, after him. I'd like to tell him that we are two of the same, him with the train timetable and me with the buttons sorted by holes. He is seven and thinks he is the only one in the world.`,
  'is-santa-real': `
    A boy on the bus told him. He's 6
    'Tell me the truth mum. Is it you'
    found the presents in the loft, oops
    same handwriting as daddy, she noticed
    My nine-year-old set up a tablet to film the tree all night and I walked straight through the picture in my pyjamas with a scooter. She hasn't said a word about it yet.
    How do I answer him? He asked quite calmly at the traffic lights, with his little sister in the next seat, how reindeer get round the laws of physics and whether we've been lying.
    She knows, and she's furious, less about the man himself than that we ate the biscuits and wrote the thank-you note with a wobbly hand.
    In our house it's the Christkind, at his friend's it's the Weihnachtsmann and on the telly it's the one with the sleigh, and now Anton (7) has put the three together and says that it can't all be true.
    He wants to keep on believing and he's started not to. He said 'don't tell me until January'.
    dd10 last one in her class who believes, theyre laughing at her. do i tell her b4 secondary?? also will she then work out tooth fairy & easter bunny
    Our eldest found out in the worst way, from a teacher, in front of the whole of fifth grade. He came home, went up to his room and came down with every letter he'd ever had from the North Pole, which he'd kept in a cigar box of my late father's. 'Who wrote these?' Grandpa wrote them. So then it was about more than one person who isn't there. I'd like to tell him the truth and leave something of it standing.
    We're Muslims and don't do Christmas, but at school everybody does, and my girl (5) came out with it loud at the nativity rehearsal: 'he's not real, my mum says it's the daddies'. Three children in tears and a WhatsApp group on fire. I only told her what I was asked. Now she wants to know why grown-ups are allowed to make it up and why she was in trouble for saying so. A fair question, and I work in Superdrug, I'm no philosopher.
    The big one (8) knows and wants to be let in on the secret properly; the small one mustn't find out. Is there a story about becoming one of the helpers?
    Why did the rich kid get a laptop from him and she got a colouring set, if he's fair and makes it all himself? She's worked out the answer, I could see it happen in her face.
    Finn's brother told the whole bus
    "same handwriting as you, mum"
    found the wrapping paper behind the ironing board
    she's ten. TEN. do I say it before secondary
    He's worked it out with the speed of the sleigh, he did it on squared paper, and he came down and asked me to check the sum.
    My daughter asked me in the queue at the post office, loudly, with eleven small children in front. "Just tell me, is it you?"
    How do you tell a nine year old the truth without him feeling that we've lied to him since he was born? He trusts us, he wrote that on the Mother's Day card.
    She saw the receipt. It was for the doll's pram, Argos, the 4th of December, with my name. She didn't say a thing about it. On Christmas Eve she put out the mince pie and she had cut it in half, "because you don't like the big ones". She's eight, she was looking right at me. I think that she's waiting for me to be brave.
    DS7 had a fight in the playground about it. he said he's REAL my mum would never lie. got a scratch on his nose for me. feel sick
    He knows. He knows since summer. But there's his sister of four and he's bursting, he does a big slow wink at me every time someone sings.
    In our flat in Hamburg it's the Weihnachtsmann, at my mother's in Leeds it's Father Christmas down the gas fire, and on the sixth it's St Nicholas with boots. My son's seven and has put it to me that they can't all three be true, so which? I like that he thinks. I would like to leave him something of it to keep, though, and not just three men crossed out.
    The tooth fairy went first, over a fifty pence that was still in my hand. She sat up in the dark and asked about the rabbit, and then she asked about him, and I said "what do you think?", as the books tell you to. She thought about it. "I think I'd like it to be yesterday." She's just turned nine.
    caught Dad at 2am with the bike and a spanner
    We don't have much, and he asked me why Father Christmas brings Oliver a PlayStation and him a jumper and a satsuma. He's eight. So I'm thinking of telling him who it is, and then at least it's only me that's hard up, and not that he was less good than Oliver.`,
};

import type { Fields } from '../../fields/field.ts';

/** What parents type of school, each with a trigger, a place or a reason of its own; one text a line. */
export const SCHOOL_IN_THEIR_OWN_WORDS: Fields = {
  'left-out': `
    All the girls in her class in Sheffield had matching bracelets on Monday and she found out there'd been a party.
    They pick teams and he's the last one standing on the line, every break. Today they said "you can be the fence".
    There's a WhatsApp group for sixth class and our fella isn't in it. He sees them laughing at stuff.
    Her two best friends went to the pool together and didn't ask. Three's a rotten number.
    Anton says he walks around the yard reading the signs so it looks as if he has something to do.
    Cousins are all at the big kids' table, and they shut the bedroom door on Naina. She sat in the corridor on the shoes.
    "This seat is saved," they told her, at every table, till she ate her jollof standing up by the window.
    My son made six invitations to play football after school and they'd all gone already, to somebody else's garden, without him.
    not invited to the birthday party
    no one lets her play with them
    sits by himself every lunchtime
    What stings is that it's the neighbours. I see them from my window, five children on bikes, in and out of each other's houses since the summer, here in Odense. Freja sits on our step with her helmet on, ready. She told me yesterday she thinks that maybe they can't see her. I know kids have their cliques, but I'd love her to have something to say or do.
    Group project in geography, teacher said get in fours, and it seems all the fours were made before he'd stood up. So Chuka got put in with a three who'd sighed. They met at somebody's house on Saturday and forgot, they say, to tell him. He'd already drawn the map. It was on the kitchen table, beautifully coloured, and he put it in the bin.
    I'd like him to know that not being picked doesn't mean nobody likes him, and to try asking another lot if he may join in.`,
  'peer-pressure': `
    They dared him to jump off the pier at Howth with the big lads. He can't dive. He did it so he'd not be called chicken.
    Her friends all vape behind the gym, and she's been told if she doesn't try it she's a snitch. She's thirteen.
    He took a lighter from the corner shop because Kev and Liam said everyone in the gang has to nick something.
    My daughter laughs along at a girl she actually likes, because the others do. She told me in tears after.
    The boys want Rahul to give his maths homework for copying, otherwise he's out of the cricket team.
    "Everyone's doing it, Mum" about sending silly photos. She didn't want to, and she did, with her face in it thank God just pulling a tongue.
    Ten years old in Gdynia and suddenly needs the 120 euro trainers as his crew calls the others' shoes "market shoes".
    They told Ebube to ring the headmaster's bell and run, and stood by while he got caught. Now he says he had no choice.
    does whatever his mates tell him
    friends pushing her to bunk off
    Finds it hard to say no to the group
    Nice kids, all of them, I've known them since they had dummies. But together there's something. At the skate park in Antwerp they'd a challenge going, film yourself crossing the road with closed eyes, and Seppe, who's the careful one, who wears knee pads, did it because his turn had come. He said to me "you don't understand, they were counting down".
    Sleepover, four of them, all eleven, and at midnight one has a film with an 18 on it. Georgia didn't want to watch. She said so, once, and they called her a baby and did a baby voice, so she sat with them and looked at the plug socket for two hours. She can't sleep now. Next one is at ours and she's asked me not to invite anyone.
    I'd like him to be able to say "nah, I'm not doing that" to his pals and walk off, even if they laugh.`,
  stutter: `
    It's the first sound, he gets stuck on it, "b-b-b-ball", and screws his eyes up. He's four and has started pushing his own lips.
    She knows every answer, but stopped putting her hand up since a boy finished her sentence for her in a silly voice.
    His own name is the hardest, Daniel, he says he's Sam to anyone new because that comes out.
    Reading aloud on Thursday in a class of thirty in Kilkenny, two paragraphs, and she's been sick over the letter M.
    My mother says "slow down, breathe" each time Vivaan gets blocked, I know she means well, it makes it longer.
    The phone. Our girl of twelve would walk two kilometres to the pizza place instead of ringing because there's silence when nothing comes.
    He's asking the speech therapist in Enschede for a trick so it'll be gone before his first communion.
    Some days Ireti talks like a river and the next like a motor that won't start, and her cousins in Ilorin count how many times.
    gets stuck on words, kids laugh
    he stammers more since school began
    Repeats sounds and then gives up talking
    When excited it's the worst. He came flying in from the garden yesterday to say there was a hedgehog, and it was the h, and he stood there with his mouth open and his foot tapping, and his sister said "hedgehog, we know" and that was it, he ran off. Wilfred is six. It's not the words, he's got loads. It's that people won't wait.
    She's fourteen and has had a stammer since she was three and most of the time she owns it. But there's an oral exam in English in Zagreb, with a stopwatch, and the examiner is someone she doesn't know. Petra has swapped out every word that starts with a p, including herself. I asked could we tell them in advance and she said then they'd only listen for it.
    I'd like her to keep going when a word sticks, look people in the eye and know what she says is worth waiting for.`,
  'told-off': `
    Miss Burke raised her voice at him for talking in line, first time ever, and he won't go in tomorrow. He's five.
    Her name went on the board with two marks next to it. She told me under the duvet as though she'd robbed a bank.
    The swimming coach shouted at my son for running on the tiles, quite right, but he came out saying he's quitting.
    He wasn't even the one who'd thrown the rubber, yet the whole row lost break, and Niels is furious with the teacher in Breda.
    Somebody else's mum gave out to her at the party for licking the icing, and she hid in the coats till I came.
    Grandpa was stern with Kabelo over the broken window, only a few words, and he hasn't looked at him since Sunday.
    My girl cries when anyone corrects her at all, today the librarian said "shh" and that was the day done.
    Sent to the head in Kaduna for drawing on the desk. He says she must hate him now forever.
    got shouted at by his teacher today
    can't cope with being corrected
    she was sent out of class
    You've to know she's a pleaser, first in line, pencils sharp. So when Frau Huber said in front of everybody that Klara should stop whispering at once, it was like the ceiling came down. She didn't eat lunch. She's written a letter of apology, a page and a half, and she wants me to hand it in and not look at anyone. She's eight, it was one whisper.
    Ok so he did do it, he flicked peas at the canteen lady, and she ate the head off him, and I'd have done the same. But Tadhg came home with a face of thunder saying it's not fair, she was horrible, he's never eating there again. I'd like some way he can take it, mean his sorry, and not think that the woman's out to get him for life.
    I'd like him to learn that when a grown-up is cross about something he did, they still like him, and it passes.`,
  'losing-a-game': `
    Uno with the grandparents on Sunday: Elsa came third and the whole pack went across the kitchen.
    His team went down 4-0 in Gdynia, and he lay on the pitch and would not shake a single hand.
    My nephew only plays chess with me if I promise to let him win. Yesterday I didn't, and he tipped the board.
    "You cheated!" she screams every time anybody but herself gets to the finish in Mario Kart.
    Carrom with his chacha in Lucknow, he missed the queen, and there was powder everywhere and a door slammed.
    They stopped musical chairs at Tilly's party because my son sat on the floor howling once he was out.
    He stops halfway if he sees he's behind, says it's a stupid one anyway and walks off so that it doesn't count.
    Ludo on the veranda, Chioma's brother sent her seed home, and she swallowed it. The seed, I mean. Hospital said wait.
    can't stand it when someone else wins
    board games always end in tears and throwing
    He sulks for hours after every lost match
    It's family night, Wednesdays, popcorn and a game from the cupboard, a nice idea I got from my own mum. With Jules it means a stomach ache for me by seven. When he's ahead he dances on the couch, when his sister gets ahead he starts changing the rules, and at the end there are counters in the popcorn.
    The under-tens got to the hurling final, first time in years, flags on every gate. They lost by a point. Most of them had forgotten it by the chipper, but Senan handed his medal back to the man from the county board, said it was only for losers, and hasn't touched the stick since.
    I'd like her to say "well played", even through gritted teeth, and ask for another round instead of stomping off.`,
  perfectionism: `
    She rubbed out the letter g until there was a hole in the page, then ripped up the lot. Homework took three hours.
    Got 19 out of 20 in dictation and sobbed about the one. "I'm stupid," he says, and he is top of the class.
    Will not begin a drawing unless he's certain it'll look just like the picture on the box, so he doesn't draw at all.
    My daughter, 10, starts her cello piece from the first bar again at each tiny slip. We've heard those same four bars since Easter.
    If the block tower has one piece a millimetre off, Anselm knocks it down and hits his own head.
    She stays up past midnight in Hyderabad to recopy her science notebook because one underline was crooked.
    He threw away his birthday card for Mémé, since the heart had come out lopsided, although she'd have kept it forever.
    Won't put up her hand unless she's a hundred percent sure; the teacher says she knows it all and has said nothing since October.
    One mistake and she tears the page out
    nothing he makes is ever good enough for him
    has to be exactly right or he gives up
    The class made clay bowls and each child brought theirs home, wonky little things, gorgeous. Ours didn't. Mr Adeyemi told me that Damilola had squashed hers four times because the rim wasn't round, and when the bell rang she had just a lump. She told me that she'd rather have nothing than have an ugly one.
    My son learns fast, and that's the trouble, he isn't used to not being able to. He started skating this winter in Tampere with his friends. He went round lovely for an hour, fell once, a soft fall, laughed at by nobody, and took off the skates. He says he'll come back when he can do it properly.
    I'd like him to see that smudges and slips are how you learn, that a drawing can be finished without being flawless.`,
  tests: `
    SATs start Monday and he's been sick every morning this week, though his marks in class are grand.
    Her mind goes blank the second the paper is turned over. At home she knew all the capitals, in the room she wrote her name.
    Common Entrance is in three weeks, everybody in the compound is asking Somto what score, and he's stopped sleeping.
    My girl has her grade 2 piano exam in Cardiff on Friday, and asked if the examiner is allowed to send people home.
    Spelling quiz each Friday: on Thursday night the belly pains begin like clockwork.
    The 11-plus is on Saturday. All his friends are sitting it and he says, "if I fail I'll be on my own."
    Half-yearlies in Kolkata, six papers in eight days. Ritwik has made a timetable with no meals in it.
    She got a 4 in the maths Klassenarbeit and hid it in the piano stool; the next one's on Tuesday.
    exam tomorrow and he's in a state
    Freezes in assessments although she knows it all
    mocks next week, not eating or sleeping
    An educational psychologist is coming to see Mateo with puzzles and questions and blocks, two mornings, to find out how he learns. I explained it badly, I said it's a kind of test. Since then he has been practising jigsaws in secret and asks whether he'll be put down a class if he does them too slow.
    Leaving Cert is years off, but you'd swear it was now. First-year Christmas exams, in the hall with numbered desks, and Caoimhe at thirteen has colour-coded her notes and can't stop crying over Irish verbs. Last night she said she'd let us all down. Nobody here cares if it's a C, truly.
    I'd like him to breathe, read the question twice, skip the hard one and come back to it, and know the mark isn't him.`,
  'told-secret': `
    Bella told the whole dinner table that Auntie Jo is pregnant. Jo had asked her to keep it until the twelve weeks were up.
    My son trusted Marek with who he fancies and by lunch it was on the board in pink chalk.
    She's lost her best friend because she let slip that Siobhán still wets the bed.
    What he'd confided to his cousin about being scared of the toilets went round the whole hostel in Pune. He feels betrayed.
    The surprise for Dad's fortieth is ruined: our five year old whispered it to him in the bath.
    Her classmate made her promise, cross my heart, then she went and passed it on to three girls. "It just fell out of my mouth."
    He shared with his pal Emeka that his dad is in prison, and Emeka's repeated it to all of Primary 5.
    Ten-year-old, group chat, a screenshot of something private my daughter wrote to one girl only. Now everyone has seen it.
    blabbed what her friend said in private
    His best mate told everybody his secret
    Gave away the surprise party, can't keep quiet
    Linh and Margot have a den behind the gym in Nantes where nobody else goes. Linh had promised. Then a new girl was nice to her and she showed her the place, and the word they use to get in, to seem interesting I suppose. Margot found the two of them there and won't speak to her now.
    My boy has epilepsy and only one lad on the team knew. He'd chosen himself who to tell, it took him weeks. On the coach to the away match this lad came out with it, not even unkindly, just for something to say. Fionn heard it travel down the seats, row by row. He won't go back.
    I'd like her to understand that what a friend tells you in confidence belongs to them, and to own up and say sorry to Ava.`,
  'asking-for-help': `
    Sat forty minutes in front of a page of fractions with his pencil down, because he didn't want to put his hand up.
    She wet herself at school. The zip was stuck and she didn't tell anybody. She's seven.
    My son would rather pull the jar lid till his palms are red than say "can you open this", and then he throws it.
    Lost in IKEA for twenty minutes, Freja, and never spoke to one of the people in yellow shirts although she could see three.
    he screams at the tablet when it freezes. Just screams. I'm in the next room, he could come
    The teacher in Coimbatore writes that Karthik copies from his neighbour when he hasn't understood, instead of coming to her desk.
    Our daughter is thirteen and failing chemistry, she'd sooner fail than let on to Mr Byrne that she lost the thread in October.
    He broke his glasses on Monday and squinted at the board all week, as the teacher looked busy, he said.
    Never tells anyone when he's stuck
    won't put her hand up in class
    just cries instead of saying "help me"
    It's not shyness, Obinna will talk your ear off. It's that he thinks he ought to be able to do it all by himself, he's the eldest and his father says big boys manage. So yesterday he carried the shopping with a bag splitting, eggs rolling down the stairs, and walked right by two neighbours who'd have held it.
    They've got a lovely assistant in her class, there precisely for this, with a stool next to hers. And Pola waits. She doesn't know how to button her coat after gym and so she just stands there in the cloakroom, with the coat open, until somebody notices. Last week nobody did and the bell rang and she was there alone.
    I'd like him to notice when he's stuck, try once more, and then go up to someone and say "can you show me?"`,
  'moving-class': `
    From September she's in Year 2 across the playground with Mr Okafor, and she has told Miss Lamb she's staying put.
    They're mixing up the two third grades and Henrik's going in with the B's. All his pals stay in A.
    The hamster lives in the Butterfly room, and he's going up to the Dragonflies, and who's he going to say good morning to?
    My daughter got put up a year in reading and maths, so she's with the nine-year-olds now and everyone's a head taller.
    new peg, new door, new toilet, that's what he talks about, not the teacher. He wants his frog sticker to come with him to the big ones' group
    In June they had a taster hour in next year's classroom and she didn't come out from under the sink.
    After the trouble with that boy the head in Kolkata has shifted Rohan to section C, and he thinks that it's a punishment for him.
    The special unit is closing, our lad goes into the mainstream room down the corridor at Easter, 28 pupils and not eight.
    new teacher after the summer, same school
    She's going up to Year 4, worried
    swapped to another form, no friends there
    Toddler room to preschool room, that's the whole distance, twelve steps, I've walked it. But for Maeve it's the moon. In Toddlers there's Bridie who's had her since she was eleven months old and lets her hold the bell. In Preschool you sit at tables. She's to start on Monday and today she kissed every toy on the shelf goodbye.
    Every two years they split them and put them together anew here in Espoo, it's supposed to be good for them. Aino got the list on Friday. Eleven names she didn't know and one she'd rather not. She's read it so often it's gone soft. What if nobody knows that I don't like being read aloud, she asked me.
    I'd like him to feel ready for his next classroom, to know what'll be different, what stays the same, and who'll meet him at the door.`,
  prejudice: `
    A boy in the sandpit told Zuri that chocolate kids can't come in the castle, and she rubbed her arm with sand to get it off.
    On the tram a woman said to us go back where you came from. We're from here. My son wants to know where that is then.
    They call her "Taliban" since she began to wear the scarf in Year 7, a few boys, and the teacher said ignore it.
    He wouldn't sit next to the new child because "his people steal", he got this from somebody at football and I was ashamed.
    The security man followed my fifteen-year-old round the shop, not his friends. Just Malik. He put the crisps back and left.
    two mums came up in the family project and a girl told Ellis that it isn't a proper family and her daddy says so
    My daughter asked me to pack her no more dosa, they hold their noses and do an accent when she opens the tin.
    Somebody wrote on the Roma boy's chair. Ours didn't, but he saw who, and he's laughing along because everyone was.
    kids make fun of his skin colour
    Told she can't play because she's Asian
    they mock our name and accent
    In our village in Saxony there's one family from Eritrea, and their Samuel's in my son's class. They got on fine. Then after the holidays Till came home and said that he's not allowed to invite him, it had come from the grandfather of another boy. He asked what's wrong with Samuel. I want him to have an answer to that.
    My girl's a traveller and proud of it, she told the class about the trailer and the horses for her news. Next day two of them had been told at home not to share their lunch with her, in case. In case of what, she said. She's eight. She has scrubbed her hands three times tonight and it's me that could cry.
    I'd like her to know that being judged for how she looks or where we come from is wrong, it's not about her, and to tell us.`,
  'talking-at-school': `
    At home you can't stop her, she sings in the bath. In Reception she's not said one word since September, not even her name.
    He whispers to his friend and the friend tells the teacher. Now the friend is off with chickenpox.
    When the register's called my son raises one finger, and for two years that's been all they've heard of him.
    Linnea needed the toilet and couldn't say so, they found her frozen at the door of the classroom, in a puddle.
    She speaks Punjabi with us, non-stop, and also English with her cousins, but when we go through the gate her face goes blank and no sound comes.
    the teacher has never heard his voice. I sent her a video of him reading to the dog and she cried a bit
    Doctor says selective mutism. Our daughter, 11, starts at the secondary in Waterford with nine teachers who will all be asking her things.
    He'll talk in the empty room with me after three. When anyone comes in, the mouth shuts in mid word.
    talks at home, silent in class
    won't answer the teacher, only nods
    Hasn't spoken at nursery since starting
    It began when we came to Hamburg, we thought it's the German, give her time. That was two years ago and she's better at German than me now, corrects my articles. But Dilara hasn't spoken to a single adult there. For show-and-tell she took her shell along and held it up, and the others explained it for her.
    They mean well, they say "say please and you'll get the biscuit", and then he doesn't get it as he can't, the voice gets stuck, he showed me where, just under the chin. He's five. At break his lips moved once at the guinea pig. The speech lady is coming every Tuesday now, beginning with animal noises through the door.
    I'd like him to know that his voice can come out a little at a time at school, a whisper first, and no one will push.`,
  'family-faith': `
    Why do we not have a tree when everybody in my class has, Talia asked, and is Hanukkah just smaller?
    Bilal's ten and wants to try fasting this Ramadan, a half day at first, and he's wondering what to do when the others have lunch.
    Her dad's Catholic, I am Hindu, and she was told in religion class that she has to choose one god before communion.
    My son will start to wear the patka to his new school in Toronto, he's proud of it and asks what he'll say if they want to touch it.
    we're Jehovah's Witnesses so no birthdays, and there's cake in class on Friday for Lina's. He asked may he sit there, and sing or not sing
    At Granny's they say grace and go to mass, at home we don't believe in anything. He asked her at dinner why she talks to the ceiling.
    Our daughter's to have her bat mitzvah in spring, and says she isn't sure she believes it. She whispered it as if someone could hear.
    She loves putting on the little hijab when I pray, then Grandma from the other side asked who's forcing her. Nobody is.
    why do we pray and they don't?
    First time at the mosque with Grandpa
    no pork at the school barbecue, explain
    We are the only church-going family in our road in Copenhagen, so on Sundays when the children call for Elias with their bikes, he's in his white shirt waiting by the car. It never bothered him. Last week one of them asked if he truly thinks that a man walked on water, and laughed. He's quiet about it since then.
    My in-laws keep the Sabbath strictly and we don't, and it was fine when Noa was tiny. She's six now. In their house she mustn't switch on the lamp or draw, and she told her Saba that at ours God doesn't mind. There was a silence. I'd like her to grow up at ease in both houses without anyone being the wrong one.
    I'd like him to know what our puja means to us, that other families have their own ways, and that he can tell friends about it gladly.`,
  'being-teased': `
    They call him Carrot because of the hair, sing a song about it at the bus stop, and he's asked me to dye it.
    Shreya's lunch smells different, theirs says, so they hold their noses when she opens her tiffin.
    He stammers a bit, and two boys in his class copy him, "p-p-please", then say it's just for a laugh.
    She wet herself in PE once in October and they still ask her has she brought her nappy.
    his big cousins wind him up at every sunday lunch in Bari about being in love with Giulia, he went and hid behind the woodpile
    Her brace came on Monday and by Wednesday somebody had named her Train Tracks, she talks behind her hand now.
    My boy does ballet. At football the others twirl when he gets the ball. He said tonight maybe I stop dancing.
    Obinna wears glasses thick as bottle ends and the kids say "four eyes, how many fingers", he left them at home deliberately.
    kids laugh at his surname
    they make fun of her big ears
    Gets called Piggy at break and pretends not to mind
    The word is Shorty, nothing worse. I said to Eoghan ah that's not so bad, and he looked at me and said Dad you hear it once, I get it forty times a day. He's eleven and the smallest on the team in Ennis. He laughs with them on the pitch and then he's quiet in the car.
    It's about my accent, really, she says one or two words the way I do, vith instead of with, because we speak Polish at home. A girl at her table does the voice and everybody giggles, even Maisie who's her pal. Now Hania only nods in class. She asked whether I could please not come to the assembly.
    I'd like her to have something to say back when they joke about her freckles, and to know when it's time to tell a grown-up.`,
  'new-teacher': `
    Miss Okafor is going on maternity leave after half term and a man is taking over, she has never been taught by a man.
    Frau Berger retired at Easter. The one that has come is strict about silence and Matti says she doesn't know where anything belongs.
    He had the same beloved lady for three years in Montessori, in August the class moves up to someone called Mr Patil whom nobody knows.
    She cried because the substitute does the register in the wrong order and doesn't do the good-morning song.
    our nursery key worker left without warning, so Friday was Tara, Monday is some Kelly, and my two year old looks for Tara behind the doors
    In fifth grade it's Monsieur Giraud, of whom her brother said he throws chalk. Term starts Monday and she has a bellyache already.
    Amina's Quran and class instructor has changed, the new ustadha speaks fast and corrects loudly, and she now refuses to recite for her.
    His special needs aide of two years is moving to Wales and the next one begins on Tuesday, he doesn't let new people near.
    getting a different teacher after Christmas
    doesn't like the new maestra
    Misses his old teacher, says new one is mean
    Same room, same friends, same hamster, only Mrs Doyle is gone to Australia and there's a young one in her place who doesn't use the traffic-light cards. I didn't think it'd matter. But Ruairí came out on the first day with his jumper on inside out and said she didn't even know I am a table leader.
    We got the letter from school that 3B will have Pani Nowak from September. Mothers on WhatsApp are writing all sorts of things about her, and I fear Iga, nine, read them on my phone. She asked is she going to shout at me. I've met the woman for two minutes and she had a funny owl brooch, that's all I know.
    I'd like him to give the lady who's taking over his class a chance, even when she does things her own way.`,
  'public-speaking': `
    Has to give a five minute talk on volcanoes on Wednesday and has been practising in the wardrobe because there nobody looks.
    She'll read the second lesson from the ambo at her cousin's communion in Tralee and her knees go at the thought of the microphone.
    Vikram was picked for the elocution competition, he knows it by heart at home, on stage last year he opened his mouth and nothing came.
    The Referat in fourth grade counts for the mark, about hedgehogs, and he asked if he can do it with his back to the class.
    She's to say a few words on behalf of the pupils at prize-giving, 300 parents, and keeps writing the cards over and over.
    our son goes red with blotches when he must stand at the board, last Tuesday he ran out in the middle of his book report
    At 14 he's in the debate team in Abuja and loves it, but before the final he's been sick with nerves two nights.
    Four lines in the nativity. "Behold I bring you" and so on. My little angel now says she'd rather be a sheep because sheep don't speak.
    has to do a presentation, terrified
    speech in front of whole school Friday
    Voice goes shaky when she reads aloud to everyone
    Bar mitzvah's in six weeks, so he will chant and then give his own little drasha in front of both families, a hundred and twenty people from Haifa to Toronto. Eitan knows it. The rabbi says he knows it. But when we did it in the empty hall he looked at all the chairs and said each chair has two eyes, Abba.
    In her school they've show and tell each Monday and it's her go. She picked the shell from Goa. Last time she held up her thing, whispered one word and sat, and a boy called out we can't hear you. So this week she wanted to be ill. She's six, at home she talks from waking to sleeping, ask the cat.
    I'd like her to breathe, look at one friendly face and get through her talk even if her voice wobbles.`,
  'friend-who-copies': `
    Whatever Maja draws, Tilde draws the same thing right after, same purple horse, and Maja now covers the paper with her arm.
    She got the yellow raincoat and two days later her best friend came in exactly that one, and she's livid: "that was MY idea".
    His mate Josh changed his favourite team, his haircut and now his ringtone to match, and Ben says it's like having a shadow.
    Her bestie looks at her sheet in every spelling test and the teacher thought that it was my girl who had cheated.
    Chinwe did a dance for the talent show and her friend entered with the identical steps, so she doesn't want to go to her house any more
    The boy next door in Bologna repeats each sentence my son says, buys each card he has. He's fond of him but it drives him mad.
    Her pal Orla told the class she too has a pony called Star. There's only one pony called Star and it's ours.
    Says "she even laughs my laugh", that is about Emilie, whom she has liked since crèche, I think Emilie just admires her but how to explain that.
    her friend imitates everything she does
    best mate copies his every move, he's annoyed
    Friend bought same bag, same shoes, same everything
    They are a pair since the age of three, our Sanne and her friend Lot. Now they're nine and Sanne began with braids with a blue ribbon, next day Lot has braids with a blue ribbon. Sanne took up judo, guess who came to judo. She said to me in the bath, if she's me as well, then who am I.
    There was a story competition at the library in Nairobi. My son wrote about a hippo who opens a barber shop, we laughed so much. He told it to Brian at break, and Brian handed in a rhino who opens a salon. Brian got a ribbon. They've been inseparable for ages and now he won't even save him a seat.
    I'd like him to tell his friend kindly that he wants some things of his own, and to see that imitating can mean liking.`,
  'photo-day': `
    Class picture is on Thursday and she refuses to smile since the front tooth came out crooked.
    The photographer shouted "say cheese" and flashed, and in every one of the prints Arvid is crying, it's again next week.
    He can't bear the shirt with the collar that goes with the school portrait, last year he'd taken it off by the time it was his turn.
    uniform ironed, hair plaited till 10pm, then this morning Temi cut her own fringe one hour before the snaps were due
    In the group shot from last spring Marek hid behind the tall boy, granny in Ostrava couldn't find him, and the man with the camera is back on Monday.
    Our daughter does that stiff grimace when someone points a lens at her and the crèche's yearly portraits are Friday.
    Has a big scab on his chin from the scooter, doesn't want that on the wall at his grandparents' for a whole year, sitting's tomorrow.
    She hates being told where to put her hands and chin by strangers, and that's what the school photographer in Perth does with each kid.
    school photo tomorrow, won't look at camera
    picture day and she hates posing
    Flash bothers him, class portrait on Wednesday
    We have the ones of his sisters going up the stairs, all grins. Then there is Declan's row, back of his head, blurry hand, tongue. He says the light goes bang into his eyes and the lady says funny things that aren't funny. He is six, it's Tuesday at half nine, sibling shot as well, and my mother has bought the frames.
    My Anjali is 13 and this is the yearbook one, so it's a big thing among the girls who'll stand by whom and what dupatta. She's got spots on her forehead and asked for a sick note. They're to line up by height in the sun outside the assembly hall, and the shortest sit cross-legged in front, which is her.
    I'd like her to sit on the stool, look towards the camera for a few seconds and know how it's going to go.`,
  bullying: `
    Three boys in Year 6 wait for Haris by the bike racks and take his cap. Today they threw it on the roof.
    She's got a stomach ache every Monday. I found out there's a chat of the girls in her class called "everyone minus Klara".
    They call my daughter "gorilla" on the bus because of the hair on her arms, and now she's shaved them with my razor and cut herself.
    The seniors in the hostel in Dehradun make Pranav polish their shoes and took the sweets that I'd sent. He begged me not to complain.
    Each lunch the same lad knocks the tray out of his hands and the rest of them clap. He's stopped eating at school.
    Our son's the one doing it. He and two more picked on a small boy with a stammer for weeks, and the head has called us in.
    Torn jacket, no explanation. His little sister told us that big girls push Lino in the stinging nettles every day after school.
    Her so-called mates hold their noses when Temi comes in and say she smells like bush meat. It has gone on since resumption.
    kids pick on him every day
    They hide her bag and laugh, daily
    Gang of girls at school torment my Niamh
    It began with the glasses in September. One girl said owl. By October it was the whole row hooting whenever Agnieszka answered in class, and now somebody draws owls on her desk, her books, the back of her coat. The teacher thinks it's harmless. Agnieszka is nine, has taken her glasses off, can't see the board and says she walked into the door.
    I noticed that his pocket money was going quicker than before, he said crisps. Then a mum from the estate rang to say that a thirteen year old makes him pay a euro to use the underpass, him and another small fella. For five weeks! And he'd been told that if he tells, they would hurt our dog. He's eight. He whispered it to me under the covers.
    I want Jonah to learn that it isn't his fault, that telling a grown-up isn't snitching, and to walk off to his friends when they start on him.`,
  'substitute-teacher': `
    Miss Harte is on maternity from Monday and Rory has it in his head that he's not going in till she comes back.
    There was a strange man at the front today and he said everyone's name wrong and did the register before the song. Kiki cried.
    Her class teacher broke her leg, so they'll get a different one every couple of days. She likes to know who she's facing.
    He got told off by the supply lady for standing to do his work, which Mrs Ahmed always lets him do. He says she isn't a real teacher.
    The whole lot of 4b ran wild with the stand-in, swapped names, hid the chalk, and our Malte was the ringleader they say.
    Lakshmi ma'am has gone for her daughter's wedding, two weeks. The new sir is strict, and Aditi hid in the washroom during his period.
    My son has a visual timetable, and his regular teacher does it with him every morning. On Thursday she's at a course, and somebody else will be there.
    A corper is taking Primary 3 while Aunty Blessing is ill. My boy says "she doesn't know where our things are" and refuses to open his book.
    her teacher's off sick, someone else tomorrow
    supply teacher all week and he's unsettled
    Doesn't want the cover lady, wants Mr Brandt
    Élodie loves her maîtresse the way other kids love pop stars, she draws her, she dresses like her. This morning at the gate in Nantes the director announced that Madame Petit is away until the holidays and that Monsieur Roux is stepping in. A very nice man with a beard. Élodie turned on her heel and walked back to the car, and there we still are.
    With a teacher he knows, Ethan's grand. He's got his seat by the radiator, his jobs, he knows that at ten past eleven there's the bell. Yesterday a lady none of them had seen before moved the seats and skipped snack, no harm meant, and he got under the coats and stayed there. She'll be with them until Mr Daly is over his operation.
    I'd like him to learn that the grown-up filling in may do things in her own way for a few days, and he can tell her kindly what helps.`,
  'reading-is-hard': `
    All of his mates are on chapter books and he's still on the ones with a dog on each page. He tears the corners.
    She learnt the whole story by heart so I wouldn't notice, then I covered the picture, and she didn't know a single word.
    b and d, was and saw. Every evening it's twenty minutes of sweat at the table and Lars ends with his forehead down on the page.
    When it's her turn out loud in class, Nkechi asks for the toilet. The teacher has worked it out, and told me on Friday.
    He has just been assessed as dyslexic, in Cork, and all he heard was that there's something wrong in his brain.
    Devanagari is all right with him, but the English letters swim, he says, and his little cousin of five already goes faster than he does.
    My girl flung Biff and Chip down the stairs this evening. "The words won't go into my eyes." She's seven and so bright otherwise.
    He guesses from the first letter, horse for house, and the others snigger. He has told the library lady that books are for babies.
    stumbles over every word, gives up
    letters jump about for her, hates books
    Slowest reader in 2nd class and he knows
    You should hear Anton tell a story, dragons and inventions, half an hour without a pause. But put three lines of print before him and he shrinks. On Sunday grandpa gave him his own old Karl May and asked for the first page. It took forever, grandpa corrected every word, and at the end Anton said "I'm the stupid one" and went to feed the hens.
    We live in Wales so it's two languages, and two sorts of spelling, and I think it all got into a heap in Cerys's head. Her sister was away with it at five. Cerys is eight, still sounds out c-a-t, then by the end of the line has lost the beginning. Tonight she asked could I just read everything to her till she's grown up.
    I'd like Hamza to learn that some brains need longer to crack the letters, that a finger under the line helps, and little by little it comes.`,
  'saying-goodbye': `
    Dada and Dadi fly back to Ahmedabad on Sunday after three months with us. Veer has hidden their passports in the toy kitchen.
    Her key worker is leaving the nursery on Friday, and there'll be a cake. Mabel doesn't want to give her the card because then she's gone.
    He runs off and hides behind the hedge whenever it's time for his cousins to go home, and so never waves to them.
    At the airport in Lisbon she clung to her godfather's leg until security had to ask us to step back. He works in Luanda, home only at Christmas.
    My daughter's exchange partner from Japan leaves tomorrow at six. They've cried since Wednesday, and she says it was better not to have met.
    The au pair has been with us for a year and Bastian calls her "my Vicky". Her train to Kyiv is on the 31st.
    Every time a playdate ends there's a drama on our doorstep in Ennis. He lies down on his friend's shoes so that they can't go.
    Auntie Bisi came for the naming ceremony and travels back to Ilorin in the morning. The child said "if I don't sleep she won't go".
    grandparents leaving, she won't wave them off
    his favourite nursery lady's last day is Friday
    Hard time parting when Grandma's visit is over
    End of Year 6, and the whole gang that Joseph has been with since he was four is splitting up into five different secondaries. They have a leavers' assembly with a song that makes even the caretaker cry. He's decided he's ill that day. He told me he can't look at Sol when they say bye because Sol is going to Scotland.
    My brother is in the merchant navy and comes to us between ships, he's like a big bear for the kids, makes them pierogi and lets them paint his beard. Last time he slipped away at night so there wouldn't be tears, and Pola waited at breakfast with his cup. This time she wants to do it properly but she says her throat closes.
    I want her to learn that you can hug, say "see you", be sad for a bit, and that people stay in your heart when the train's gone.`,
  'school-dinners': `
    The trays have compartments and the peas got into the custard and since then Rupert hasn't eaten a single thing there. Comes home ravenous.
    Starting in September she'll stay for cantine in Toulouse. There's a starter, fish on Friday, and they're told to taste everything.
    It's so loud in the hall that my son holds his ears instead of his fork and then the bell goes.
    Kids are rushed through in fifteen minutes and Annika's a slow eater. The lunch lady took her plate when she'd only had three potatoes.
    We don't eat beef at home and Nikhil doesn't dare to ask the cook what is in it, so he takes only bread.
    He has had packed lunch up to now, cheese sandwich in triangles, and from Monday everybody gets the hot meals. He's dreading the smell.
    She queues, gets to the counter and can't say whether she wants red or green menu. They give her whatever, and it goes in the bin.
    The beans at his boarding house in Abeokuta have weevils according to Dapo, and he's living on cabin biscuits in the refectory.
    won't touch the food in the canteen
    Hates hot lunch at school, starving by three
    where do I sit at lunch, he worries
    The secretary said "he doesn't like our cooking then?" in that tone. Turns out Ignacy has been scraping his soup into the flowerpot in the dining hall since half term. The plant has died. He's seven, he eats well at home, beetroot, liver, everything, but there they pour it with a great ladle and a lady stands behind and says no one gets up before it's empty.
    In her infants school each child had a sticker on the table with their name. In juniors it's find a place yourself, with a wobbly tray and jug of water and two hundred others. Bethan dropped hers on the second day, gravy down her tights, and the hall cheered. Since then she says she isn't hungry and sits in the library at noon.
    I'd like Silas to learn that he can try a small bit, tell the dinner lady "no sauce please", and still have time to chat with his table.`,
  homework: `
    Spellings, ten of them, and it takes from four till bedtime. She sharpens every pencil in the house first.
    He says he hasn't any. Then on Sunday at nine in the evening a whole poster on the Vikings appears out of his bag.
    Kitchen table every afternoon in Warsaw: she rubs holes in the page because the sevens aren't pretty, and then rips it up.
    Tuition, school assignments, holiday project. Ritvik told his dadi "I work more than Papa" and threw the geometry box off the balcony.
    My son does his maths sheet and then doesn't hand it in. The teacher's had nothing since October; I found eleven in the folder
    After-school he's used up. I say reading log, he slides under the table and barks. We've a note from Ms Alvarez about it today.
    Won't start unless I sit beside her, and the moment I get up to stir the stew she stops. She's eleven.
    Thinks school things belong at school and home is for home, so he doesn't see why a worksheet should be in his bag at all.
    tears every time it's homework
    lies about having no homework to do
    puts off his assignments till midnight
    I'm a teacher myself, in Limerick, which makes it worse. Other people's children I can coax, my own Tadhg looks at his Irish sentences, six of them, as if I'd asked him to eat a boot. He needs the toilet, he needs water, the cat needs him. Yesterday it was after eight, he'd written "Tá" and his father signed the journal anyway.
    When Funke was in primary three she used to finish before supper. Now she's in JSS2 there is an assignment in each subject, and her phone is beside her book. She answers one question, one WhatsApp, one question. At eleven she is crying and copying from her friend's photo. I seized the phone on Monday, so then she said she couldn't know what was given.
    I'd like her to learn to do her sums in small bits after a snack, with a break in between, and ask when she's stuck.`,
  'group-work': `
    Four of them have to make a volcano. He did all the building himself as they "do it wrong", and then got marked down for it.
    She says nothing in the team, just nods, so they've made her the one who holds the poster. She had the best idea, too.
    When the teacher says find three partners Matthias looks at his shoes till everybody's taken. Then he's put with whoever is left.
    Zainab's group for the Heritage Day play voted for the other girl's dance, and she walked out of class crying "then do it without me".
    The presentation on Monday's with two boys who've done nothing, she has stayed up to make all their slides and is furious
    He talks over the others, grabs the marker, and yesterday at the robotics table in Tallinn nobody wanted him in their team any more.
    My daughter has been put with Kiara and Tess for the science fair, who're best friends. "They decide and I get to colour in."
    At college prep they do everything in tables of five and the noise of all the tables discussing at once sends Euan under his hood.
    hates working in a team at school
    does the whole project alone, won't let others help
    argues with his group over the class project
    They're doing the Romans in fourth class and had to split the jobs: one draws, one writes, one reads out, one makes the helmet. My Donnacha wanted the helmet. So did Jack. They pulled straws, he lost, and he then sat with his arms crossed for two whole sessions and his three classmates had to do the writing that was his job.
    Our daughter is a perfectionist, fourteen, and there's a shared document for geography with three classmates. She rewrites their paragraphs at night. One boy noticed his bit on rice terraces was gone and was properly upset. She doesn't see the problem, because hers is better. The teacher wants them to grade each other next week, and I fear what's coming for her.
    I'd like him to learn to listen to the other three in his group's planning, share out the tasks and let their ideas in.`,
  'sitting-still': `
    Circle time lasts fifteen minutes and by minute three Barnaby's rolling across the carpet like a log.
    At Mass with his great aunts he climbs over the pew, under the pew, and on Sunday he was counting shoes on all fours.
    Teacher in Seoul writes each day in the little book: up from his chair again, eleven times today. He's six.
    Dinner at my in-laws in Bologna goes on for two hours and Greta's up after the first ravioli, swinging on the curtain.
    She kicks the leg of the desk, tips back, wraps herself round the seat. Last Thursday she tipped right over and cut her head
    The barber on our street won't take him any more because he twists round so much he nearly lost an ear.
    "My bum has ants in it," Kofi tells me, when I ask why he walks about during dictation.
    Her brother's recital at the Conservatoire is Friday, an hour and ten, and she cannot be on a chair for five minutes without bouncing.
    always out of his seat in class
    fidgets and wriggles all through lunch
    can't stay on her chair at school
    Parents' evening. I was told very kindly that Rafferty is a lovely boy, with good ideas, but he does his learning standing, spinning or lying along the windowsill, and the others get distracted. They've tried a wobble stool and he fell off it on purpose. At home it's the same, he watches telly upside down. I don't want him thinking he's naughty.
    We had a long coach ride to my cousin's wedding in Udaipur, then the ceremony, with the pandit going on and on as they do. All the small ones sat in their laps. Not Samarth. He was hopping by the fire, lifting flower garlands, sliding down the step. My mother-in-law has now announced he's been spoiled. He just needs to move, every few minutes.
    I'd like her to learn that she may squeeze her putty or ask for a stretch when her legs want to go during story time.`,
  'school-refusal': `
    has refused to go to secondary school for three weeks
    since September she refuses secondary school altogether
    refuses to go to school, was fine in primary
    Hasn't been in since the 12th. He gets as far as the car, then he's got the door handle gripped and I can't undo his fingers.
    Every morning her tummy hurts, by ten it's gone, and by Sunday lunch it's back. GP can't find a thing.
    Our daughter's 14, she barricaded her door with the desk this morning, and I've had the letter about attendance from the council.
    Aleksander says "I'm not going" in a flat voice and lies there. We've tried bribes, we've tried Opa, we've tried taking the wifi.
    At the gate of the école he holds on to the railings and screams till the directrice peels him off. It's six weeks now
    She was top of her class in Abuja. After malaria she stayed home three weeks, and now each time the driver comes she hides on the roof.
    Got him dressed in his pyjamas asleep, that's how desperate I've become. At the door he just sat down on the mat.
    The half-days plan starts Monday: an hour in the library with Miss Quigley. She's promised, but tonight she has already been sick twice.
    won't go in, third week running
    clings to the car, refuses to enter school
    says she's ill every school morning
    It began after the Easter break, with a headache. I let him stay off, I was glad of the company. Then two days, then the week. Now it's eight and if I even lay the uniform out on the chair Senan pulls the quilt over and shakes. He isn't bullied as far as anyone can tell me. He says that he wants to go and his body won't let him.
    Tuva liked it, honestly she did, up to year five. Now at seven each morning we've the same theatre in the hall, shoes on, shoes off, tears, I'm late to the hospital where I work, my husband shouts, which doesn't help. Today she got as far as the crossing by the kiosk, saw the building, turned round and ran home in her socks.
    I'd like him to learn that getting back into class can be done in tiny steps, first the gate, then the hall, with someone he trusts.`,
  'lessons-are-hard': `
    Fractions. He says that the numbers swim and everybody else has got it already, so he draws tanks in the margin instead.
    Reading aloud in second class: she guesses from the pictures, and today a boy sighed when it was her turn.
    My son has been moved to the bottom set for English and has told his gran he's the thickest in Year 8.
    In Hyderabad the syllabus goes so fast, by the time Lakshmi grasps long division they're on decimals. "My brain is slow, Amma."
    He looks at the page, sees a lot of words, and puts his head on the desk. Miss thinks he's tired, I think he doesn't understand it
    We moved from Syria, Rami learns history and biology in German now. He nods at all the teacher says and knows nothing of it.
    She works twice as long as her twin for half the mark. Yesterday the test came back with a four and she's hidden it in her wellies.
    Since September it's been times tables every day at his school in Boise, and in class he asks to go to the nurse whenever they start.
    can't follow the maths and gives up
    thinks he's stupid because reading's so difficult
    falling behind in class, doesn't get it
    Her teacher, Frau Lindner, explained the clock three different ways, with a paper one, a song and a cake. Everyone had it by Wednesday. On Thursday Ida still put the big hand anywhere and then laughed as if she were joking. At home there was no laughing, she threw our kitchen clock in the laundry and told me that she's only good at PE.
    Obinna is in primary five, a cheerful child, he can repair a radio. But when Aunty writes comprehension on the board he copies the questions very neatly and leaves the answers. He told his father that the words go in and fall out. His mates call him olodo now. He doesn't put up his hand at all, even when he does know.
    I'd like her to learn to say "please explain it again" in chemistry when she's lost, and that not knowing it yet is no shame.`,
};

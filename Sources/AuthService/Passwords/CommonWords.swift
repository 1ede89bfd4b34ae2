// Words of our own choosing, not taken from any list of leaked passwords: what people call each other, what they like, what they see while
// they think of a password. Each stands for all that `CommonPasswords` makes of it: in any case, with digits and signs around it, with
// look-alikes in it, twice.

extension CommonPasswords {
  /// Given names, animals, clubs, places, brands, days: what most passwords are a name of.
  static let names: Set<String> = words(
    """
    aaron abdul adam adrian adriana agnes agnieszka ahmed aidan alberto aleksander aleksandra alessandra alessia alessio alexandra alexandre
    alexia alexis alfredo alice alicia alina alison allison alvaro amelia amelie anastasia anders andrej andres angela angelica angelina
    angelo anita anna annalisa anneli annika antoine anton antonella antonia antonio arianna arthur astrid aurora axel barbara beatrice
    beatriz benjamin bernard bernardo bettina bianca birgit bjorn brandon brigitte bruno camilla camille carina carla carlos carmen carolina
    caroline catarina catherine cecilia celine chantal charlotte chiara christa christina christine christoph christophe christopher claire
    clara claudia claudio clemens corinna cristian cristiano cristina damian damien daniela daniele danielle dario david davide deborah
    denise dennis diana diego dimitri dominic dominik dominique donatella dorothea dylan edoardo eduardo edward eleonora elena elias elisa
    elisabeth elisabetta ella emanuele emelie emilia emilie emily emma enrico eric erica erik erika ernesto esteban esther ethan eugenio
    evelyn fabian fabien fabio fabrizio fatima federica federico felicia felipe felix ferdinand fernanda fernando filip filippo fiona
    flavia florence florian frances francis francisco francois franziska frederic fredrik friedrich gabriel gabriela gabriele gabriella
    gaetano george georgia gerhard giacomo gianluca gianni giorgia giorgio giovanna giovanni giulia giuliano giuseppe gloria gonzalo grace
    gregor gregory guillaume guillermo gunnar gustav hampus hans harald heather hector heidi heinrich helena helene henrik henry hugo
    ibrahim ignacio igor ilaria ingrid irene isaac isabel isabella isabelle ivan jacob jacopo jacqueline jaime jakob james jana janine
    jasmin jasmine javier jeremy jerome jesper jimmy joachim joanna joaquin johan johanna john johnny jonas jonathan jorge joseph joshua
    juan juliana julia julian juliane julie julien justin karin karina karl karolina katarina katharina katherine kathrin katja kelly kevin
    klaus konstantin kristian kristin kristina lars larissa laura lauren laurent lea leandro lena leon leonard leonardo leonie leopold
    liam lina linda linnea lisa lorenzo louis louise luca lucas lucia luciano lucie ludovica ludwig luigi luis luisa lukas magdalena magnus
    maja manuel manuela marc marcel marcello marco marcos mareike margaret margarita maria mariana marianne marie marina mario marion
    markus marlene marta martin martine massimo mateo mathias mathieu mathilde matilda matteo matthias mattias maurice mauro maximilian
    melanie melissa mercedes mia michaela michele michelle miguel mikael milena miriam mohamed mohammed monica monika moritz natalia
    natalie natasha nathan nicholas nicola nicolas nicoletta niklas nikolaus nina noah nora norbert olaf olga oliver olivia olivier oscar
    oskar pablo paola paolo pascal patricia patrick patrik paul paula pauline pedro peter petra philip philipp philippe pierre pietro
    pontus quentin rachel rafael raffaele raphael raquel raul rebecca regina renata rené ricardo riccardo richard rikard robin roberta
    roberto rodrigo roger roland romain roman rosanna rosario ruben rudolf ryan sabine sabrina salvatore samantha samuel sandra santiago
    sara sarah saskia scott sean sebastien selina sergio silvia silvio simon simona simone sofia sophia sophie stefan stefania stefano
    stella stephan stephanie stephen steven susanna susanne sven svetlana sylvie tamara tanja tatiana teresa theodor theresa thierry
    thorsten tiago tiffany timothy tobias tommaso travis tyler ulrich ulrika umberto ursula valentin valentina valeria valerie vanessa
    veronica veronika vicente vincent vincenzo viola virginia virginie vittoria vivian vladimir walter werner wilhelm william wolfgang
    xavier yannick yolanda yvonne zachary
    buster buddy maggie bella rocky lucky ginger bandit bailey cooper molly daisy sadie simba nala felix garfield snoopy pluto rex balu
    jaguar leopard lion wolf falcon cobra viper scorpion shark raven spider turtle rabbit horse hamster penguin panda koala giraffe
    ajax atletico inter milan roma lazio napoli fiorentina torino sampdoria valencia sevilla benfica sporting porto celtic rangers everton
    tottenham westham newcastle dortmund schalke werder hamburg stuttgart leverkusen gladbach hammarby djurgarden malmo goteborg marseille
    lyon bordeaux psg boca river flamengo corinthians santos palmeiras yankees redsox cowboys steelers packers eagles patriots raiders
    lakers celtics bulls knicks warriors dodgers giants broncos dolphins bears
    rome milano venezia firenze bologna palermo genova verona madrid bilbao granada malaga lisbon vienna wien munich muenchen münchen
    cologne köln frankfurt leipzig dresden hannover zurich zürich geneva genève brussels bruxelles amsterdam rotterdam copenhagen københavn
    oslo helsinki uppsala gothenburg göteborg malmö dublin edinburgh glasgow bristol leeds newyork boston chicago dallas houston miami
    seattle denver phoenix austin california texas florida virginia toronto montreal vancouver sydney melbourne mexico argentina brasil
    brazil colombia portugal austria schweiz switzerland suisse nederland holland belgium danmark norge suomi finland poland polska russia
    china japan tokyo india pakistan turkey istanbul greece egypt morocco europe africa
    audi volkswagen toyota honda suzuki kawasaki ducati vespa chevrolet camaro dodge subaru nissan renault peugeot citroen volvo scania
    skoda opel lamborghini maserati bugatti tesla nokia motorola huawei xiaomi sony panasonic philips siemens lenovo toshiba dell ibm intel
    nvidia linux ubuntu debian python java oracle cisco amazon netflix spotify youtube twitter instagram tiktok whatsapp snapchat telegram
    discord twitch steam xbox zelda mario luigi sonic tetris counterstrike warcraft starcraft diablo overwatch valorant halo fallout skyrim
    assassin gandalf frodo aragorn legolas bilbo hobbit sauron potter hermione hogwarts gryffindor slytherin dumbledore voldemort vader
    skywalker yoda chewbacca jedi mandalorian trekkie spock klingon enterprise avenger thor loki hulk wolverine deadpool joker catwoman
    simpsons homer bart futurama southpark cartman rickandmorty friends seinfeld barney sherlock doctorwho
    beatles queen acdc pinkfloyd ledzeppelin rollingstones ramones sexpistols madonna britney beyonce rihanna shakira eminem tupac biggie
    snoopdogg kanye coldplay radiohead greenday blondie abba roxette europe rammstein ironmaiden megadeth slayer pantera korn
    lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre
    novembre dicembre montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april juni juli august september
    oktober november dezember januari februari mars maj augusti måndag tisdag onsdag torsdag fredag lördag söndag lundi mardi mercredi
    jeudi vendredi samedi dimanche janvier fevrier février avril juin juillet aout août septembre octobre décembre lunes martes miercoles
    miércoles jueves viernes sabado sábado domingo enero febrero abril mayo junio julio septiembre octubre noviembre diciembre tuesday
    wednesday thursday saturday sunday february march may june july october
    autumn primavera invierno otoño inverno autunno printemps été automne hiver frühling frühjahr herbst vår höst christmas weihnachten
    natale navidad noel noël easter ostern pasqua halloween birthday geburtstag compleanno holiday vacation
    amor amore amour liebe kärlek tesoro cariño schatz schatzi hase maus engel prinz liebling cherie chérie mamma mama papa nonna nonno
    abuela oma opa mormor farmor brother sister bruder schwester fratello sorella hermano hermana frere soeur bambino bambina baby babe
    sweetheart sweetie honey darling sugar candy cupcake muffin pancake pizza pasta spaghetti lasagna tiramisu gelato nutella chips burger
    coffee espresso cappuccino whisky vodka tequila beer bier birra cerveza wine apple cherry peach mango coconut pineapple lemon melon
    tomato potato carrot pumpkin avocado broccoli sausage bacon
    power energy magic wizard witch vampire zombie ghost demon devil satan lucifer goddess trinity christ church bible islam allah
    muhammad buddha krishna shiva peace unity hope faith destiny karma infinity universe galaxy planet saturn jupiter mercury venus
    neptune apollo zeus athena artemis hercules odin phoenix griffin
    bluesky ocean river mountain forest island desert thunder lightning storm hurricane tornado winter snowflake snowman icecream fire
    water earth wind stone rock silver platinum emerald ruby sapphire pearl
    teacher student school schule scuola escuela école university college office business company service support helpdesk office365
    network wireless router firewall backup security secure private public access gateway register account username myself mypassword
    newpassword oldpassword thepassword nopassword mypass myname nothing nobody none null void empty blank unknown hidden
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}

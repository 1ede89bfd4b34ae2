/// Files of our own, written after the dialects of other programs.
enum GPXFixtures {
  private static let html =
    "&lt;p&gt;Count the &lt;b&gt;windows&lt;/b&gt;.&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;&lt;br /&gt;Gr&amp;uuml;&amp;#223;e &amp;amp; luck"
  private static let rated = "<cache><difficulty>1</difficulty><terrain>1</terrain></cache>"

  /// GPX 1.0 with Groundspeak's extension 1.0.1, as pocket queries have it; a place before its cache, HTML, a negated attribute, logs.
  static let groundspeak = """
    <?xml version="1.0" encoding="utf-8"?>
    <gpx xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.0" creator="A program" xmlns="http://www.topografix.com/GPX/1/0">
      <name>A query</name><time>2024-02-01T10:00:00Z</time><keywords>cache, geocache</keywords>
      <bounds minlat="59" minlon="17" maxlat="60" maxlon="18" />
      <wpt lat="59.860000" lon="17.650000">
        <time>2020-05-01T07:00:00</time><name>PK1A2B3</name><cmt>Room for two cars</cmt><desc>By the mill</desc>
        <sym>Parking Area</sym><type>Waypoint|Parking Area</type>
      </wpt>
      <wpt lat="59.858600" lon="17.638900">
        <time>2020-05-01T07:00:00.000Z</time>
        <name>GC1A2B3</name>
        <desc>The mill &amp; the river by Somebody, Multi-cache (2.5/3)</desc>
        <url>https://example.org/GC1A2B3</url><urlname>The mill &amp; the river</urlname>
        <sym>Geocache</sym><type>Geocache|Multi-cache</type>
        <groundspeak:cache id="1234567" archived="False" available="True" xmlns:groundspeak="http://www.groundspeak.com/cache/1/0/1">
          <groundspeak:name>The mill &amp; the river</groundspeak:name>
          <groundspeak:placed_by>Somebody</groundspeak:placed_by>
          <groundspeak:owner id="99">Somebody</groundspeak:owner>
          <groundspeak:type id="3">Multi-cache</groundspeak:type>
          <groundspeak:container id="8">Small</groundspeak:container>
          <groundspeak:attributes>
            <groundspeak:attribute id="1" inc="1">Dogs</groundspeak:attribute>
            <groundspeak:attribute id="24" inc="0">Wheelchair accessible</groundspeak:attribute>
            <groundspeak:attribute id="13" inc="1">Available at all times</groundspeak:attribute>
            <groundspeak:attribute id="999" inc="1">Of a later version</groundspeak:attribute>
          </groundspeak:attributes>
          <groundspeak:difficulty>2.5</groundspeak:difficulty>
          <groundspeak:terrain>3</groundspeak:terrain>
          <groundspeak:country>Sweden</groundspeak:country>
          <groundspeak:short_description html="False">Two stages.</groundspeak:short_description>
          <groundspeak:long_description html="True">\(html)</groundspeak:long_description>
          <groundspeak:encoded_hints>Under the third stone</groundspeak:encoded_hints>
          <groundspeak:logs>
            <groundspeak:log id="1"><groundspeak:date>2021-01-01T20:00:00Z</groundspeak:date><groundspeak:type>Found it</groundspeak:type>
              <groundspeak:finder id="5">Finder</groundspeak:finder><groundspeak:text encoded="False">TFTC</groundspeak:text></groundspeak:log>
            <groundspeak:log id="2"><groundspeak:date>2021-01-02T20:00:00Z</groundspeak:date><groundspeak:type>Write note</groundspeak:type>
              <groundspeak:finder id="6">Another</groundspeak:finder><groundspeak:text encoded="False">Hm</groundspeak:text></groundspeak:log>
          </groundspeak:logs>
          <groundspeak:travelbugs />
        </groundspeak:cache>
      </wpt>
      <wpt lat="59.861" lon="17.651">
        <name>FN1A2B3</name><cmt></cmt><desc>The box</desc><sym>Final Location</sym><type>Waypoint|Final Location</type>
      </wpt>
      <wpt lat="59.862" lon="17.652">
        <name>S11A2B3</name><cmt>Which year?</cmt><desc>Gate</desc><sym>Question to Answer</sym><type>Waypoint|Question to Answer</type>
      </wpt>
    </gpx>
    """

  /// GPX 1.1 with Groundspeak's, Opencaching's and GSAK's extensions below `<extensions>`, as installations of Opencaching have it.
  static let opencaching = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="Another program" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gs="http://www.groundspeak.com/cache/1/0/1"
      xmlns:oc="https://github.com/opencaching/gpx-extension-v1" xmlns:gsak="http://www.gsak.net/xmlv1/5">
      <metadata><name>An export</name></metadata>
      <wpt lat="51.5" lon="-0.25">
        <time>2019-08-14T00:00:00+02:00</time><name>OC1234</name><desc>Kirche</desc><sym>Geocache</sym><type>Geocache|Quiz Cache</type>
        <extensions>
          <gs:cache id="" available="False" archived="False">
            <gs:name>Die Kirche</gs:name><gs:owner id="7">Jemand</gs:owner><gs:type>Unknown Cache</gs:type><gs:container>Micro</gs:container>
            <gs:difficulty>4</gs:difficulty><gs:terrain>1.5</gs:terrain>
            <gs:short_description html="False"></gs:short_description>
            <gs:long_description html="False">Ein Rätsel.

    Zwei Zeilen.</gs:long_description><gs:encoded_hints></gs:encoded_hints>
          </gs:cache>
          <oc:cache><oc:type>Quiz Cache</oc:type><oc:size>Nano</oc:size><oc:requires_password>true</oc:requires_password></oc:cache>
        </extensions>
      </wpt>
      <wpt lat="51.51" lon="-0.26">
        <name>OC1234-1</name><cmt>Parken</cmt><desc>Platz</desc><sym>Flag, Green</sym><type>Waypoint|Trailhead</type>
        <extensions><gsak:wptExtension><gsak:Parent>OC1234</gsak:Parent><gsak:Code>OC1234-1</gsak:Code></gsak:wptExtension></extensions>
      </wpt>
      <wpt lat="51.52" lon="-0.27"><name>OC9999-1</name><desc>Of another file</desc><type>Waypoint|Reference Point</type></wpt>
    </gpx>
    """

  /// GPX 1.0 with Geocaching Australia's own extension.
  static let australian = """
    <gpx version="1.0" creator="A third" xmlns="http://www.topografix.com/GPX/1/0">
      <wpt lat="-33.85" lon="151.2"><time>2015-03-02T11:22:33Z</time><name>GA0001</name><desc>Harbour</desc><type>Geocache</type>
        <geocache status="Archived" xmlns="http://geocaching.com.au/geocache/1"><name>Harbour view</name><owner>Mate</owner><type>Virtual</type>
          <container>Virtual</container><difficulty>1</difficulty><terrain>1</terrain><summary html="false">Look.</summary>
          <description html="true">Far&lt;br&gt;out</description><hints>Up</hints>
          <logs><log id="3"><time>2016-01-01T00:00:00Z</time><geocacher>A</geocacher><type>Found</type><text>ok</text></log></logs>
        </geocache></wpt>
    </gpx>
    """

  /// Everything that is wrong with a waypoint, each at a line of its own.
  static let flawed = """
    <gpx version="1.0">
    <wpt lat="91" lon="0"><name>GCOUT1</name><type>Geocache|Traditional Cache</type>\(rated)</wpt>
    <wpt lat="NaN" lon="0"><name>GCNAN1</name><type>Geocache</type></wpt>
    <wpt lat="1" lon="1"><name>GCDIF1</name><type>Geocache</type><cache><difficulty>9</difficulty><terrain>1</terrain></cache></wpt>
    <wpt lat="1" lon="1"><name>GCTER1</name><type>Geocache</type><cache><difficulty>1</difficulty></cache></wpt>
    <wpt lat="1" lon="1"><name>HOME</name><sym>House</sym></wpt>
    <wpt lat="1" lon="1"><type>Geocache</type></wpt>
    <wpt lat="1" lon="1"><time>2999-01-01T00:00:00Z</time><name>GCLATE</name><type>Geocache|Traditional Cache</type>\(rated)</wpt>
    <wpt lat="1" lon="1"><time>yesterday</time><name>GCTIME</name><type>Geocache|Traditional Cache</type>\(rated)</wpt>
    <wpt lat="2" lon="2"><name>GCTIME</name><type>Geocache|Traditional Cache</type>\(rated)</wpt>
    <wpt lat="1" lon="1"><name>PKNONE</name><desc>Car park</desc><type>Waypoint|Parking Area</type></wpt>
    </gpx>
    """
}

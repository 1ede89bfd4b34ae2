import Testing
import Timekeeping

@testable import AuthService

@Suite struct CalendarDateTests {
  @Test func everyDayOfFourCenturiesIsTheNextOfItsPredecessor() throws {
    var days = try #require(CalendarDate("1850-01-01")).daysSince1970
    var date = CalendarDate(daysSince1970: days)
    #expect(date.text == "1850-01-01")
    while date.year < 2_250 {
      days += 1
      let next = CalendarDate(daysSince1970: days)
      #expect(date < next && next.daysSince1970 == days && CalendarDate(next.text) == next)
      #expect(next.day == date.day + 1 || next.day == 1 && (next.month == date.month + 1 || next.month == 1 && next.year == date.year + 1))
      date = next
    }
    #expect(CalendarDate(daysSince1970: 0).text == "1970-01-01" && CalendarDate(daysSince1970: -1).text == "1969-12-31")
  }

  @Test(arguments: [
    "", "2014", "2014-2-28", "2014-02-29", "2100-02-29", "2014-13-01", "2014-00-10", "2014-04-31", "2014-01-00", "0000-01-01", "14-01-010",
    "+014-01-01", "2014-01-01 ", "2014/01/01", "٢٠١٤-01-01", "-014-01-01",
  ])
  func whatIsNoDayIsNone(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test(arguments: [
    ("2010-05-20", "2026-05-19", 15), ("2010-05-20", "2026-05-20", 16), ("2008-02-29", "2026-02-28", 17), ("2008-02-29", "2026-03-01", 18),
    ("2008-02-29", "2024-02-29", 16), ("2010-12-31", "2011-01-01", 0), ("2020-01-01", "2019-12-31", -1),
  ])
  func anAgeGrowsOnTheBirthday(birth: String, today: String, age: Int) throws {
    #expect(try #require(CalendarDate(birth)).years(until: try #require(CalendarDate(today))) == age)
  }

  @Test func aDayBeginsAtMidnightInUTC() {
    #expect(CalendarDate(of: Moment(milliseconds: 86_400_000 - 1)).text == "1970-01-01")
    #expect(CalendarDate(of: Moment(milliseconds: 86_400_000)).text == "1970-01-02")
    #expect(CalendarDate(of: Moment(milliseconds: -1)).text == "1969-12-31")
  }
}
